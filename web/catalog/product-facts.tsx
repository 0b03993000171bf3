import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { MakerPairs, MaterialPairs, Pair } from './fact-pairs.tsx'
import type { ProductData } from './load-product.ts'
import styles from './product-facts.module.css'
import { SizeChart } from './size-chart.tsx'

/** What a product is, in drawers: all of it is in the page, open or not. */
export function ProductFacts({ data, chartAnchor }: { readonly data: ProductData; readonly chartAnchor: string }) {
  const t = useTranslate()
  const { product, properties, sizeTable } = data
  return (
    <div className={styles.facts}>
      <Disclosure summary={<h2 className={styles.heading}>{t('product.properties')}</h2>} open>
        <dl className={styles.pairs}>
          {properties.map(({ name, options }) => (
            <Pair key={name} name={name}>
              {options.join(', ')}
            </Pair>
          ))}
          <Pair name={t('product.number')}>{product.sku}</Pair>
        </dl>
      </Disclosure>
      {product.footwear.length > 0 && (
        <Disclosure summary={<h2 className={styles.heading}>{t('product.materials')}</h2>}>
          <dl className={styles.pairs}>
            <MaterialPairs footwear={product.footwear} />
          </dl>
        </Disclosure>
      )}
      {product.textile.length > 0 && (
        <Disclosure summary={<h2 className={styles.heading}>{t('product.fibres')}</h2>}>
          <dl className={styles.pairs}>
            {product.textile.map(({ part, fibres }) => (
              <Pair key={part} name={part}>
                {fibres}
              </Pair>
            ))}
          </dl>
        </Disclosure>
      )}
      {product.care && (
        <Disclosure summary={<h2 className={styles.heading}>{t('product.care')}</h2>}>
          <p>{product.care}</p>
        </Disclosure>
      )}
      {sizeTable && (
        <div id={chartAnchor}>
          <Disclosure summary={<h2 className={styles.heading}>{t('size.chart')}</h2>}>
            <SizeChart table={sizeTable} />
          </Disclosure>
        </div>
      )}
      <Disclosure summary={<h2 className={styles.heading}>{t('safety.title')}</h2>} open={product.warnings.length > 0}>
        <Safety product={product} />
      </Disclosure>
      {product.passports.length > 0 && (
        <Disclosure summary={<h2 className={styles.heading}>{t('passport.title')}</h2>}>
          <Passports product={product} />
        </Disclosure>
      )}
    </div>
  )
}

/** Regulation (EU) 2023/988, article 19: who made it, how they are reached, and which product it is. */
function Safety({ product }: Pick<ProductData, 'product'>) {
  const t = useTranslate()
  return (
    <div className={styles.safety}>
      <p>{t('safety.text')}</p>
      {product.warnings.length > 0 && (
        <p>
          <strong>{product.warnings[0]}</strong> {product.warnings.slice(1).join(' ')}
        </p>
      )}
      <dl className={styles.pairs}>
        <MakerPairs manufacturer={product.manufacturer} />
        <Pair name={t('product.number')}>{product.sku}</Pair>
      </dl>
      <p>
        <SmartLink href={t('path.product_safety')} className={styles.link}>
          {t('text.more')}
        </SmartLink>
      </p>
    </div>
  )
}

/** The passport of each size; one that there is only one of needs no size to be told apart. */
function Passports({ product }: Pick<ProductData, 'product'>) {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={styles.safety}>
      <p>{t('passport.about')}</p>
      <ul className={styles.passports}>
        {product.passports.map(({ gtin, size }) => (
          <li key={gtin}>
            <SmartLink href={path('passport', { gtin })} className={styles.passport}>
              {product.isOneSize ? t('passport.open') : t('passport.of_size', { size })}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
