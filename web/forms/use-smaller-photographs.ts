import { type SubmitEvent, useState } from 'react'

/** Milliseconds until a photograph goes as it is: on an old phone, or where the code doesn't come. */
const patience = 6000

/**
 * For a form that the browser posts by itself, with photographs in it: they are made smaller before they are sent. A form that is sent
 * without this code sends them as they are.
 *
 * @param longest pixels of the longest edge
 */
export function useSmallerPhotographs(longest: number) {
  const [busy, setBusy] = useState(false)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const smaller = import('./smaller-photograph.ts').then((module) => module.makePhotographsSmaller(form, longest))
    const enough = new Promise((go) => setTimeout(go, patience))
    void Promise.race([smaller.catch(() => undefined), enough]).then(() => {
      // The way back leads to the form as it is now.
      setBusy(false)
      form.submit()
    })
  }
  return { busy, onSubmit }
}
