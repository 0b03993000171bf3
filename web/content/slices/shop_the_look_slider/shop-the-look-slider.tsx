import { PriceBlock } from '#web/catalog/price-block.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { Slider } from '#web/ui/slider.tsx'
import { OptionalLink, SmartLink } from '#web/ui/smart-link.tsx'
import type { SliceContent } from '../load-slices.ts'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './shop-the-look-slider.module.css'

/** Looks and what they are made of: 1.8 in sight and centred, 3 from 768, 4 from 1280 (specification §9). */
export function ShopTheLookSlider({
  content: { title, link, linkLabel, inLook, looks },
}: SliceProps<'shop_the_look_slider'>) {
  return (
    <Section title={title} link={link} linkLabel={linkLabel} className={styles.section}>
      <Slider label={title} className={styles.slider}>
        {looks.map((look) => (
          <Look key={look.image.url + look.label} look={look} inLook={inLook} />
        ))}
      </Slider>
    </Section>
  )
}

type LookProps = {
  readonly look: SliceContent<'shop_the_look_slider'>['looks'][number]
  readonly inLook: string
}

function Look({ look: { image, label, link, products }, inLook }: LookProps) {
  const t = useTranslate()
  const picture = (
    <Picture
      {...image}
      {...image.narrow}
      narrow={undefined}
      alt={label ? '' : image.alt}
      sizes="(min-width: 80em) 24vw, (min-width: 48em) 32vw, 54vw"
      widths={[384, 768, 996]}
      className={pictures.tall}
    />
  )
  return (
    <article className={styles.look}>
      <div className={styles.scene}>
        {picture}
        {label && (
          <h3 className={styles.label}>
            <OptionalLink href={link} className={styles.link}>
              {label}
            </OptionalLink>
          </h3>
        )}
      </div>
      {products.length > 0 && (
        <ul
          className={styles.products}
          aria-label={label ? t('form.labelled', { label: inLook, text: label }) : inLook}
        >
          {products.map(({ sku, name, url, brand, price, prior }) => (
            <li key={sku}>
              <SmartLink href={url} className={styles.product}>
                <span className={styles.name}>
                  <span className={styles.brand}>{brand} </span>
                  {name}
                </span>{' '}
                <PriceBlock t={t} price={price} prior={prior} className={styles.price} />
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
