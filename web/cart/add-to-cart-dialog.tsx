import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserQuery } from '#web/browser-api.ts'
import { CardArea } from '#web/catalog/card-area.tsx'
import type { AddedItem, AddedToCart } from '#web/catalog/use-add-to-cart.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { UpsellQuery } from '#web/graphql/graphql.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cartMessages } from '../messages/api-messages.ts'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import pictures from '../ui/pictures.module.css'
import words from '../ui/words.module.css'
import styles from './add-to-cart-dialog.module.css'
import { UpsellCard } from './upsell-card.tsx'

const upsellDocument = graphql(`
  query Upsell($sku: String!) {
    upsell(sku: $sku) {
      sku name url isOneSize type
      price { label }
      regular_price { label }
      image { url width height }
    }
  }
`)

type Upsell = UpsellQuery['upsell']

type Shown = {
  readonly item: AddedItem
  /** Absent while it is on its way. */
  readonly upsell: Upsell | undefined
  /** The dialog opened without it, and keeps its room. */
  readonly isLate: boolean
}

/**
 * So long the dialog waits for what goes with the piece, in milliseconds: what comes later must not push a button away from the finger
 * that is on its way to it.
 */
const waitsFor = 250

/** What was added last and what goes with it, as soon as it is to be shown. */
function useAddedItem() {
  const t = useTranslate()
  const storefront = useStorefront()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)

  const last = useRef<AddedItem>(undefined)

  useEffect(() => {
    const onAdded = (event: Event) => {
      const { item, suppressed, news } = (event as CustomEvent<AddedToCart>).detail
      if (suppressed || cartMessages(news, t, storefront.iso).some(({ kind }) => kind === 'error')) return
      last.current = item
      let isLate = false
      const show = (upsell?: Upsell) => {
        if (last.current !== item) return
        setShown({ item, upsell, isLate })
        // What comes late opens nothing that was closed meanwhile.
        if (!isLate || !upsell) setOpen(true)
      }
      const timer = setTimeout(() => {
        isLate = true
        show()
      }, waitsFor)
      void browserQuery(storefront, upsellDocument, { sku: item.productSku }).then((answer) => {
        clearTimeout(timer)
        show(answer?.upsell ?? [])
      })
    }
    window.addEventListener('addedToCart', onAdded)
    return () => window.removeEventListener('addedToCart', onAdded)
  }, [storefront, t])

  // Another page is reason enough to close, and not to open any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    last.current = undefined
    setOpen(false)
  }, [pathname])

  return { shown, open, close: () => setOpen(false) }
}

/**
 * 'Added to your cart': what it was, the ways on, and what goes with it. Opens after an `addedToCart` event, unless that says
 * to stay closed or something is wrong with the cart (specification §4). What is added from its upsell list leads to the cart
 * itself.
 */
export function AddToCartDialog() {
  const t = useTranslate()
  const path = usePath()
  const { shown, open, close } = useAddedItem()

  if (!shown) return null
  const { item, upsell, isLate } = shown
  return (
    <Dialog
      open={open}
      onClose={close}
      className={cx(styles.dialog, isLate && styles.late)}
      title={
        <span className={styles.title}>
          <Icon name="circle-check" className={styles.check} />
          {t('cart.added')}
        </span>
      }
    >
      <div className={styles.content}>
        <div className={styles.added}>
          {item.image && (
            <Picture
              {...item.image}
              alt=""
              sizes="7rem"
              widths={[166, 224, 332]}
              className={cx(pictures.wide, styles.picture)}
            />
          )}
          <div className={styles.about}>
            <p className={words.brand}>{item.brand}</p>
            <p>{item.name}</p>
            {item.size && <p className={styles.soft}>{t('size.of', { size: item.size })}</p>}
            <p className={styles.price}>{item.price}</p>
            {item.unitPrice && <p className={styles.soft}>{item.unitPrice}</p>}
          </div>
        </div>
        <div className={styles.buttons}>
          <ButtonLink href={path('checkout')} wide>
            {t('checkout.go')}
          </ButtonLink>
          <ButtonLink href={path('cart')} look="secondary" wide>
            {t('added.go')}
          </ButtonLink>
          <Button look="quiet" wide onClick={close}>
            {t('shop.continue')}
          </Button>
        </div>
        {upsell ? <UpsellLists upsell={upsell} /> : <Skeleton className={styles.waiting} />}
      </div>
    </Dialog>
  )
}

/** What completes the piece, and what it is looked after with. */
function UpsellLists({ upsell }: { readonly upsell: Upsell }) {
  const t = useTranslate()
  const path = usePath()
  const navigate = useNavigate()
  return (['complementary', 'maintenance'] as const).map((type) => {
    const products = upsell.filter((product) => product.type === type)
    if (products.length === 0) return null
    return (
      <section key={type} className={styles.upsell}>
        <h3 className={headings.heading}>{t(type === 'maintenance' ? 'product.maintenance' : 'product.goes_with')}</h3>
        <CardArea suppressed onAdded={() => void navigate(path('cart'), { replace: true })}>
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product.sku}>
                <UpsellCard product={product} />
              </li>
            ))}
          </ul>
        </CardArea>
      </section>
    )
  })
}
