import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { ProductData } from './load-product.ts'
import { MaterialPictogram, PartPictogram } from './pictograms.tsx'
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
            {product.footwear.map(({ part, materials }, index) => (
              <div key={part} className={styles.pair}>
                <dt className={styles.part}>
                  <PartPictogram index={index} />
                  {part}
                </dt>
                <dd className={styles.materials}>
                  {materials.map((material) => (
                    <span key={material} className={styles.material}>
                      <MaterialPictogram t={t} material={material} />
                      {material}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {product.textile.length > 0 && (
        <Disclosure summary={<h2 className={styles.heading}>{t('product.fibres')}</h2>}>
          <dl className={styles.pairs}>
            {product.textile.map(({ part, fibres }) => (
              <div key={part} className={styles.pair}>
                <dt>{part}</dt>
                <dd>{fibres}</dd>
              </div>
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
    </div>
  )
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Regulation (EU) 2023/988, article 19: who made it, how they are reached, and which product it is. */
function Safety({ product }: Pick<ProductData, 'product'>) {
  const t = useTranslate()
  const { name, address, email, responsiblePerson } = product.manufacturer
  return (
    <div className={styles.safety}>
      <p>{t('safety.text')}</p>
      {product.warnings.length > 0 && (
        <p>
          <strong>{product.warnings[0]}</strong> {product.warnings.slice(1).join(' ')}
        </p>
      )}
      <dl className={styles.pairs}>
        <div className={styles.pair}>
          <dt>{t('safety.manufacturer')}</dt>
          <dd>
            <address className={styles.address}>
              {!address.startsWith(name) && (
                <>
                  {name}
                  <br />
                </>
              )}
              {address}
              <br />
              <a href={`mailto:${email}`} className={styles.link}>
                {email}
              </a>
            </address>
          </dd>
        </div>
        {responsiblePerson && <Pair name={t('safety.responsible')}>{responsiblePerson}</Pair>}
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
