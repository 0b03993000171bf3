import { cx } from '#web/ui/cx.ts'
import frame from '#web/ui/frame.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import overview from '../overview.module.css'
import { RichText } from '../rich-text.tsx'
import type { BrandCard } from './brand.ts'
import styles from './brands-page.module.css'
import type { BrandsData } from './load-brands.ts'

/** All brands, each with its picture and the line that it is known by. */
export function BrandsPage({ data: { title, intro, brands, words } }: { readonly data: BrandsData }) {
  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={overview.header}>
        <Breadcrumbs parents={[]} current={title} heading={false} />
        <h1 className={overview.title}>{title}</h1>
        <RichText blocks={intro} className={cx(overview.intro, styles.intro)} />
      </header>
      <ul className={styles.brands} aria-label={words.list}>
        {brands.map((brand, index) => (
          <Brand key={brand.id} brand={brand} first={index < 2} />
        ))}
      </ul>
    </div>
  )
}

function Brand({
  brand: { href, title, tagline, image },
  first,
}: {
  readonly brand: BrandCard
  readonly first: boolean
}) {
  return (
    <li className={cx(overview.card, styles.brand)}>
      <div className={styles.picture}>
        {image && (
          <Picture
            {...image}
            {...image.narrow}
            narrow={undefined}
            alt=""
            sizes="(min-width: 64em) 31vw, (min-width: 40em) 46vw, 100vw"
            widths={[384, 768, 996]}
            priority={first}
            className={overview.image}
          />
        )}
      </div>
      <h2 className={styles.name}>
        <SmartLink href={href} className={overview.link}>
          {title}
        </SmartLink>
      </h2>
      <p className={styles.tagline}>{tagline}</p>
    </li>
  )
}
