import { type ComponentProps, Suspense, useState } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'

const Chooser = lazyComponent(() => import('./size-dialog.tsx').then((module) => module.SizeDialog))
const Alert = lazyComponent(async () => {
  const [{ AlertDialog: dialog }] = await Promise.all([import('#web/alerts/alert-dialog.tsx'), loadPersonalMessages()])
  return dialog
})

/** 'Select your size', whose code and markup wait for the first press that asks for them. */
export function LazySizeDialog(props: ComponentProps<typeof Chooser>) {
  const asked = useAsked(props.open)
  return (
    asked && (
      <Suspense>
        <Chooser {...props} />
      </Suspense>
    )
  )
}

/** 'Mail me', which waits as well. */
export function LazyAlertDialog(props: ComponentProps<typeof Alert>) {
  const asked = useAsked(props.size !== undefined)
  return (
    asked && (
      <Suspense>
        <Alert {...props} />
      </Suspense>
    )
  )
}

/** Stays true from the first opening on, so that a dialog can close in its own time. */
function useAsked(open: boolean): boolean {
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  return asked || open
}
