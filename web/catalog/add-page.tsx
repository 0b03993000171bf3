import { useState } from 'react'
import { AlertForm } from '#web/alerts/alert-form.tsx'
import { askedFor } from '#web/alerts/asked-for.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import pictures from '../ui/pictures.module.css'
import words from '../ui/words.module.css'
import styles from './add-page.module.css'
import { discountLabel, PriceBlock } from './price-block.tsx'
import type { SizeOption, SizesNow } from './size-document.ts'
import { isBuyable, selectWords } from './size-text.ts'
import { SizeRadios } from './size-tiles.tsx'

type AddPageProps = {
  readonly product: SizesNow
  /** The size whose 'Mail me' was pressed. */
  readonly missing: SizeOption | undefined
  /** The SKU of the size that a link has chosen; it is put in by a press alone. */
  readonly chosen: string | undefined
  /** Why nothing was put into the cart. */
  readonly errors: readonly string[]
}

/** 'Select your size' as a page of its own, for who comes without JavaScript. */
export function AddPage({ product, missing, chosen: linked, errors }: AddPageProps) {
  const t = useTranslate()
  const path = usePath()
  const { basePath, iso, language } = useStorefront()
  const [chosen, setChosen] = useState(linked)
  const { sku, name, brand, image, price, priorPrice, discount, variants, attribute, isOneSize, url } = product
  const onlySize = isOneSize ? variants[0] : undefined
  return (
    <div className={cx(frame.page, styles.page)}>
      <div className={styles.product}>
        <Picture
          {...image}
          alt=""
          sizes="10rem"
          widths={[166, 332, 498]}
          className={cx(pictures.wide, styles.picture)}
        />
        <div className={styles.about}>
          <p className={words.brand}>{brand.name}</p>
          <p>
            <SmartLink href={`/${url}`} className={styles.link}>
              {name}
            </SmartLink>
          </p>
          <PriceBlock t={t} price={price.label} prior={priorPrice?.label} discount={discountLabel(iso, discount)} />
        </div>
      </div>
      <h1 className={headings.title}>{selectWords(t, attribute, language)}</h1>
      {errors.length > 0 && (
        <div role="alert" className={styles.errors}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {missing && (
        <section aria-label={t('size.mail_me')} className={styles.alert}>
          <AlertForm
            size={missing}
            product={product}
            onSent={() => window.location.assign(`${basePath}${path('stockAlert')}?${askedFor(sku, missing.sku)}`)}
          />
        </section>
      )}
      <form method="post" action={`${basePath}/add-to-cart/?sku=${sku}`} className={styles.form}>
        <input type="hidden" name="sku" value={sku} />
        {onlySize ? (
          <input type="hidden" name="size" value={onlySize.sku} />
        ) : (
          <SizeRadios sizes={variants} chosen={chosen} onChoose={setChosen} />
        )}
        {variants.some(({ stockState }) => isBuyable(stockState)) && (
          <Button type="submit" wide>
            {t('cart.add')}
          </Button>
        )}
      </form>
    </div>
  )
}
