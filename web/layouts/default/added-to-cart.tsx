import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'

const AddToCartDialog = lazyComponent(async () => {
  const [{ AddToCartDialog: dialog }] = await Promise.all([
    import('#web/cart/add-to-cart-dialog.tsx'),
    loadPersonalMessages(),
  ])
  return dialog
})

/** The popup after something was added. Its code is fetched by the first such event, which it then hears once more. */
export function AddedToCartPanel() {
  const [first, setFirst] = useState<Event>()
  useEffect(() => {
    if (first) return
    window.addEventListener('addedToCart', setFirst)
    return () => window.removeEventListener('addedToCart', setFirst)
  }, [first])
  if (!first) return null
  return (
    <Suspense>
      <AddToCartDialog />
      <Repeat event={first} />
    </Suspense>
  )
}

/** Comes after the dialog, so that the dialog is listening by now. */
function Repeat({ event }: { readonly event: Event }) {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(event.type, { detail: (event as CustomEvent<unknown>).detail }))
  }, [event])
  return null
}
