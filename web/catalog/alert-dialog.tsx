import { useState } from 'react'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './alert-dialog.module.css'
import { servicePage } from './service-pages.ts'
import type { SizeOption } from './size-document.ts'

type AlertDialogProps = {
  /** The size that is not there; the dialog is open while there is one. */
  readonly size: SizeOption | undefined
  readonly product: { readonly name: string; readonly brand: { readonly name: string } }
  readonly onClose: () => void
}

/** 'Mail me': what happens when a size comes back, or comes at all. */
export function AlertDialog({ size, product, onClose }: AlertDialogProps) {
  const t = useWords()
  // What is shown stays while the dialog slides away.
  const [shown, setShown] = useState(size)
  if (size && size !== shown) setShown(size)
  return (
    <Dialog open={size !== undefined} onClose={onClose} title={t('size.mail_me')}>
      {shown && <AlertText size={shown} product={product} />}
    </Dialog>
  )
}

/** The same words on a page of their own, without JavaScript. */
export function AlertText({ size, product }: Pick<AlertDialogProps, 'product'> & { readonly size: SizeOption }) {
  const t = useWords()
  const { language } = useStorefront()
  const coming = size.stockState === 'COMING_SOON'
  return (
    <div className={styles.alert}>
      <p className={styles.about}>
        {product.brand.name} {product.name}, {t('size.of', { size: size.size })}
      </p>
      <p className={styles.promise}>{t(coming ? 'alert.soon' : 'alert.back')}</p>
      <p>{t('alert.service')}</p>
      <ButtonLink href={servicePage(language, 'customerService')} look="secondary" icon="mail">
        {t('alert.contact')}
      </ButtonLink>
    </div>
  )
}
