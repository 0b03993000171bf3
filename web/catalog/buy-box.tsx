import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazily } from '#web/islands/lazily.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Heart } from '#web/wishlist/heart.tsx'
import styles from './buy-box.module.css'
import { BuyPromises } from './buy-promises.tsx'
import { ColorSiblings } from './color-siblings.tsx'
import type { ProductData } from './load-product.ts'
import { discountLabel, PriceBlock } from './price-block.tsx'
import { servicePage } from './service-pages.ts'
import { Share } from './share.tsx'
import { SizeChartLink } from './size-chart-link.tsx'
import { AlertDialog, SizeDialog } from './size-dialogs.tsx'
import type { SizeOption } from './size-document.ts'
import { isBuyable, selectWords } from './size-text.ts'
import { SizeNote, SizeRadios } from './size-tiles.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useSizesNow } from './use-sizes-now.ts'

const StickyBar = lazily(() => import('./sticky-bar.tsx').then((module) => module.StickyBar))
const Countdown = lazily(() => import('./countdown.tsx').then((module) => module.Countdown))

/** Everything that is decided beside the pictures: colour, size, and into the cart. */
export function BuyBox({ data, chartAnchor }: { readonly data: ProductData; readonly chartAnchor: string }) {
  const t = useTranslate()
  const { basePath, iso, language, timeZone } = useStorefront()
  const { product, sizeTable, deliveryPromise } = data
  const [releases, setReleases] = useState(0)
  const now = useSizesNow(product.sku, releases)
  const current = now ?? product
  const sizes = current.variants

  const [picked, setPicked] = useState<string>()
  const [unsized, setUnsized] = useState(false)
  const [missing, setMissing] = useState<SizeOption>()
  const [choosing, setChoosing] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { add, adding } = useAddToCart()
  const scrolled = useScrolled()

  // What was pressed before scripts ran counts. From here on the form says itself what is missing.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
    const early = form.current?.querySelector<HTMLInputElement>('input[name="size"]:checked')
    if (early) setPicked(early.value)
  }, [])
  const { hash } = useLocation()
  useEffect(() => {
    // A label that was scanned names its size behind the address.
    const named = new URLSearchParams(hash.slice(1)).get('size')
    if (!named) return
    setPicked(named)
    document.getElementById('sizes')?.scrollIntoView({ block: 'center' })
  }, [hash])

  const onlySize = product.isOneSize ? sizes[0] : undefined
  // A size that was sold while the shopper looked at it is no longer chosen.
  const chosen = onlySize ?? sizes.find(({ sku, stockState }) => sku === picked && isBuyable(stockState))
  const first = sizes.find(({ stockState }) => isBuyable(stockState))
  // A product that is not on sale yet is asked for once, not size by size.
  const asksOnce = current.isComingSoon && !first && !onlySize
  const samePrice = !chosen || chosen.price.label === current.price.label

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) return add(product.sku, chosen.sku)
    setUnsized(true)
    document.getElementById('field-size')?.focus()
  }

  return (
    <div className={styles.box}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <SmartLink href={`/${product.brand.url}`} className={styles.brand}>
            {product.brand.name}
          </SmartLink>{' '}
          <span className={styles.name}>{product.name}</span>
        </h1>
        {product.isPresentedBySneakers && <p className={styles.presented}>{t('product.presented')}</p>}
        <div>
          <PriceBlock
            t={t}
            price={samePrice ? current.price.label : chosen.price.label}
            prior={samePrice ? current.priorPrice?.label : undefined}
            discount={discountLabel(iso, current.discount)}
            unit={product.unitPrice}
            className={styles.price}
          />
          <p className={styles.vat}>
            <SmartLink href={servicePage(language, 'delivery')} className={styles.link}>
              {t('price.vat')}
            </SmartLink>
          </p>
        </div>
      </header>

      <ColorSiblings product={product} />

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
          <div role="radiogroup" aria-labelledby="sizes" className={styles.sizes}>
            <div className={styles.sizesHeader}>
              <h2 id="sizes" className={styles.sizesTitle}>
                {selectWords(t, product.attribute, language)}
              </h2>
              {sizeTable && <SizeChartLink table={sizeTable} anchor={chartAnchor} />}
            </div>
            <SizeRadios
              sizes={sizes}
              chosen={chosen?.sku}
              invalid={unsized && !chosen}
              onChoose={setPicked}
              onMissing={setMissing}
            />
            <p id="size-error" role="alert" className={styles.error}>
              {unsized && !chosen && (
                <>
                  <Icon name="circle-alert" className={styles.errorIcon} />
                  {t('size.required')}
                </>
              )}
            </p>
          </div>
        )}
        {onlySize && first && <SizeNote size={first} />}
        {current.isComingSoon && (
          <div className={styles.news}>
            <Icon name="clock" className={styles.newsIcon} />
            <div>
              <p>
                {current.comingSoonDate
                  ? t('product.from', { date: dayOf(current.comingSoonDate, iso, timeZone) })
                  : t('stock.soon')}
              </p>
              {now?.comingSoonDate && (
                <Suspense>
                  <Countdown until={now.comingSoonDate} onOver={() => setReleases((times) => times + 1)} />
                </Suspense>
              )}
            </div>
          </div>
        )}
        {!first && !current.isComingSoon && <p className={styles.news}>{t('product.sold_out')}</p>}
        <div ref={buttons}>
          {first && (
            <Button type="submit" wide busy={adding !== undefined}>
              {t('cart.add')}
            </Button>
          )}
          {!first && onlySize && (
            <Button look="secondary" wide icon="mail" onClick={() => setMissing(onlySize)}>
              {t('size.mail_me')}
            </Button>
          )}
          {asksOnce && sizes[0] && (
            <Button
              type="submit"
              name="alert"
              value={sizes[0].sku}
              formMethod="get"
              formNoValidate
              wide
              icon="mail"
              onClick={(event) => {
                event.preventDefault()
                setMissing(sizes[0])
              }}
            >
              {t('size.mail_me')}
            </Button>
          )}
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
            price={samePrice ? current.price.label : chosen.price.label}
            size={onlySize ? undefined : chosen?.size}
            busy={adding !== undefined}
            onPress={() => (chosen ? add(product.sku, chosen.sku) : setChoosing(true))}
            chosen={chosen !== undefined}
          />
        </Suspense>
      )}
      <AlertDialog size={missing} product={product} onClose={() => setMissing(undefined)} />
      <SizeDialog open={choosing} onClose={() => setChoosing(false)} product={current} />
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

function dayOf(date: string, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(date),
  )
}
