import { useState } from 'react'
import type { SizeOption } from '#web/catalog/size-document.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AlertForm, AlertSent, type AwaitedProduct } from './alert-form.tsx'

type AlertDialogProps = {
  /** The size that is not there; the dialog is open while there is one. */
  readonly size: SizeOption | undefined
  readonly product: AwaitedProduct
  readonly onClose: () => void
}

/** 'Mail me': a form, and once it is sent 'We've got you' (specification §4). */
export function AlertDialog({ size, product, onClose }: AlertDialogProps) {
  const t = useTranslate()
  // What is shown stays while the dialog slides away.
  const [shown, setShown] = useState(size)
  const [sent, setSent] = useState(false)
  if (size && size !== shown) {
    setShown(size)
    setSent(false)
  }
  return (
    <Dialog open={size !== undefined} onClose={onClose} title={t(sent ? 'alert.done' : 'size.mail_me')}>
      {shown && !sent && <AlertForm key={shown.sku} size={shown} product={product} onSent={() => setSent(true)} />}
      {shown && sent && (
        <AlertSent
          size={shown}
          product={product}
          onwards={
            <Button look="secondary" onClick={onClose}>
              {t('shop.continue')}
            </Button>
          }
        />
      )}
    </Dialog>
  )
}
