import { type FormEvent, type ReactNode, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { usePlainLinks } from '#web/ui/plain-links.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { pushProductClick } from './analytics.ts'
import { LazySizeDialog } from './size-dialogs.tsx'
import { type SizesNow, sizesNowDocument } from './size-document.ts'
import { type AddedItem, useAddToCart } from './use-add-to-cart.ts'

type CardAreaProps = {
  readonly children: ReactNode
  readonly className?: string | undefined
  /** What is added here leads to the cart itself, not to the dialog of an addition. */
  readonly suppressed?: boolean
  readonly onAdded?: (item: AddedItem) => void
}

type Chooser = { readonly open: boolean; readonly sku?: string; readonly product?: SizesNow }

/**
 * What happens to the cards inside, and to what is told between them: links are followed without loading a whole page, and told to analytics; quick add puts a
 * product of one size into the cart and opens the size chooser for others. One listener for all of them, so that two dozen
 * cards are as light as their markup.
 */
export function CardArea({ children, className, suppressed = false, onAdded }: CardAreaProps) {
  const t = useTranslate()
  const storefront = useStorefront()
  const [chooser, setChooser] = useState<Chooser>({ open: false })
  const { listeners, prefetched } = usePlainLinks(
    'a[data-product], [data-island=never] a',
    ({ dataset: { product } }) => {
      if (product) pushProductClick(product)
    },
  )
  const { add } = useAddToCart({ suppressed, ...(onAdded && { onAdded }) })

  // What is shown stays while the dialog slides away.
  const closeChooser = () => setChooser((now) => ({ ...now, open: false }))

  const choose = async (sku: string) => {
    setChooser({ open: true, sku })
    const answer = await browserQuery(storefront, sizesNowDocument, { sku })
    const product = answer?.pdp
    if (product) return setChooser((now) => (now.sku === sku ? { ...now, product } : now))
    closeChooser()
    showToast({ kind: 'error', text: t('message.something-went-wrong') })
  }

  const quickAdd = (event: FormEvent) => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-quick-add]')
    if (!form) return
    event.preventDefault()
    const sku = String(new FormData(form).get('sku') ?? '')
    if (form.dataset.quickAdd === 'one-size') add(sku)
    else void choose(sku)
  }

  return (
    <div data-cards className={className} onSubmit={quickAdd} {...listeners}>
      {children}
      {prefetched}
      <LazySizeDialog
        open={chooser.open}
        onClose={closeChooser}
        product={chooser.product}
        suppressed={suppressed}
        {...(onAdded && { onAdded })}
      />
    </div>
  )
}
