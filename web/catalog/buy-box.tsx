import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Heart } from '#web/wishlist/heart.tsx'
import styles from './buy-box.module.css'
import { BuyButtons } from './buy-buttons.tsx'
import { choiceOf, usePicked } from './buy-choice.ts'
import { BuyComingSoon } from './buy-coming-soon.tsx'
import { BuyHeader } from './buy-header.tsx'
import { BuyPromises } from './buy-promises.tsx'
import { BuySizes } from './buy-sizes.tsx'
import { ColorSiblings } from './color-siblings.tsx'
import type { ProductData } from './load-product.ts'
import { Share } from './share.tsx'
import { LazyAlertDialog, LazySizeDialog } from './size-dialogs.tsx'
import type { SizeOption } from './size-document.ts'
import { SizeNote } from './size-tiles.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useSizesNow } from './use-sizes-now.ts'

const ScannedHere = lazyComponent(async () => {
  const [module] = await Promise.all([import('#web/scan/scanned-here.tsx'), loadPersonalMessages()])
  return module.ScannedHere
})
const StickyBar = lazyComponent(() => import('./sticky-bar.tsx').then((module) => module.StickyBar))

/** Everything that is decided beside the pictures: colour, size, and into the cart. */
export function BuyBox({ data, chartAnchor }: { readonly data: ProductData; readonly chartAnchor: string }) {
  const t = useTranslate()
  const { basePath } = useStorefront()
  const { product, sizeTable, deliveryPromise } = data
  const [releases, setReleases] = useState(0)
  const now = useSizesNow(product.sku, releases)
  const current = now ?? product

  const [unsized, setUnsized] = useState(false)
  const [missing, setMissing] = useState<SizeOption>()
  const [choosing, setChoosing] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { picked, setPicked, scanned } = usePicked(form)
  const { add, adding } = useAddToCart()
  const scrolled = useScrolled()
  const { onlySize, chosen, first, asksOnce, price, prior } = choiceOf(current, product.isOneSize, picked)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) return add(product.sku, chosen.sku)
    setUnsized(true)
    document.getElementById('field-size')?.focus()
  }

  return (
    <div className={styles.box}>
      <BuyHeader product={product} price={price} prior={prior} discount={current.discount} />

      <ColorSiblings product={product} />

      {scanned && (
        <Suspense>
          <ScannedHere product={current} scanned={scanned} chosen={chosen?.sku} />
        </Suspense>
      )}

      <form
        ref={form}
        method="post"
        action={`${basePath}/add-to-cart/?sku=${product.sku}`}
        onSubmit={submit}
        className={styles.form}
      >
        <input type="hidden" name="sku" value={product.sku} />
        {onlySize ? (
          <input type="hidden" name="size" value={onlySize.sku} />
        ) : asksOnce ? null : (
          <BuySizes
            attribute={product.attribute}
            sizeTable={sizeTable}
            fit={product.fit}
            chartAnchor={chartAnchor}
            sizes={current.variants}
            chosen={chosen?.sku}
            invalid={unsized && !chosen}
            onChoose={setPicked}
            onMissing={setMissing}
          />
        )}
        {onlySize && first && <SizeNote size={first} />}
        {current.isComingSoon && (
          <BuyComingSoon
            from={current.comingSoonDate}
            until={now?.comingSoonDate}
            onOver={() => setReleases((times) => times + 1)}
          />
        )}
        {!first && !current.isComingSoon && <p className={styles.news}>{t('product.sold_out')}</p>}
        <div ref={buttons}>
          <BuyButtons
            buyable={first !== undefined}
            onlySize={onlySize}
            asksOnce={asksOnce ? current.variants[0] : undefined}
            adding={adding !== undefined}
            onMissing={setMissing}
          />
        </div>
      </form>

      <div className={styles.keep}>
        <Heart sku={product.sku} name={`${product.brand.name} ${product.name}`} wide />
        <Share name={`${product.brand.name} ${product.name}`} />
      </div>

      <BuyPromises product={product.sku} chosen={chosen} promise={deliveryPromise} first={first} />

      {first && scrolled && (
        <Suspense>
          <StickyBar
            watched={buttons}
            name={product.name}
            price={price}
            size={onlySize ? undefined : chosen?.size}
            busy={adding !== undefined}
            onPress={() => (chosen ? add(product.sku, chosen.sku) : setChoosing(true))}
            chosen={chosen !== undefined}
          />
        </Suspense>
      )}
      <LazyAlertDialog size={missing} product={product} onClose={() => setMissing(undefined)} />
      <LazySizeDialog open={choosing} onClose={() => setChoosing(false)} product={current} />
    </div>
  )
}

/** Whether the page was scrolled at all: what comes with scrolling needs no code before. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const hear = () => setScrolled(true)
    window.addEventListener('scroll', hear, { once: true })
    return () => window.removeEventListener('scroll', hear)
  }, [])
  return scrolled
}
