import { type FormEvent, useRef, useState } from 'react'
import { useStorefront } from '#web/shop-context.tsx'
import { captchaField } from '../captcha-field.ts'
import type { SolvedCaptcha } from './answer-captcha.ts'

/** Nobody is kept waiting for longer: without an answer the shop takes the form less often, and takes it. */
const patience = 10_000

/**
 * Shows the shop that a person is at a form: a puzzle that the browser solves by itself while somebody types. Nothing of it is
 * fetched before the form is touched. What fails is noted in the console and nowhere else (specification §8).
 */
export function useCaptcha(operation: string) {
  const storefront = useStorefront()
  const answer = useRef<Promise<SolvedCaptcha>>(undefined)
  const isAnswered = useRef(false)
  const [waiting, setWaiting] = useState(false)

  const begin = () => {
    answer.current ??= import('./answer-captcha.ts')
      .then(({ answerCaptcha }) => answerCaptcha(storefront, operation))
      .catch((error) => {
        // biome-ignore lint/suspicious/noConsole: shoppers have no use for it, whoever looks for the reason finds it here
        console.warn('The captcha could not be answered', error)
        return { token: '', until: 0 }
      })
    return answer.current
  }

  /** An answer that was not used yet; an empty one when there is none to be had. Each counts once. */
  const take = async (): Promise<string> => {
    setWaiting(true)
    const late = new Promise<SolvedCaptcha>((give) => setTimeout(give, patience, { token: '', until: 0 }))
    let { token, until } = await Promise.race([begin(), late])
    answer.current = undefined
    if (token !== '' && until < Date.now()) ({ token } = await Promise.race([begin(), late]))
    answer.current = undefined
    setWaiting(false)
    return token
  }

  /** What a form is given that is posted: it waits for the answer and takes it along. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const field = form.elements.namedItem(captchaField)
    if (!(field instanceof HTMLInputElement)) return
    if (isAnswered.current) {
      isAnswered.current = false
      // Read by the time it leaves; the next press needs another one.
      setTimeout(() => {
        field.value = ''
      })
      return
    }
    event.preventDefault()
    if (waiting) return
    const { submitter } = event.nativeEvent as SubmitEvent
    void take().then((token) => {
      field.value = token
      isAnswered.current = true
      // A form that is still telling of its first try takes no second one.
      setTimeout(() => form.requestSubmit(submitter))
    })
  }

  return { begin, take, waiting, form: { onFocus: () => void begin(), onSubmit } }
}
