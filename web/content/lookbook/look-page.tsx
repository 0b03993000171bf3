import { CardArea } from '#web/catalog/card-area.tsx'
import { ProductGrid } from '#web/catalog/product-grid.tsx'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import links from '#web/ui/links.module.css'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import { RichText } from '../rich-text.tsx'
import type { LookData } from './load-look.ts'
import { LookHeart } from './look-heart.tsx'
import styles from './look-page.module.css'

/** A look: its pictures, its story, everything it is made of, and the looks beside it. */
export function LookPage({ data }: { readonly data: LookData }) {
  const { look, parents, pieces, previous, next, words } = data
  const [lead, ...story] = look.text
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <Breadcrumbs parents={parents} current={look.title} heading={false} />
      </div>
      {look.wide && (
        <div className={styles.opening}>
          <Picture {...look.wide} sizes="100vw" widths={[768, 996, 1800, 1920]} priority className={pictures.filling} />
        </div>
      )}
      <div className={styles.spread}>
        <div className={styles.words}>
          <p className={styles.meta}>{[words.number, words.date].filter(Boolean).join(' · ')}</p>
          <h1 className={cx(headings.display, styles.title)}>{look.title}</h1>
          {lead && <RichText blocks={[lead]} className={styles.lead} />}
          <RichText blocks={story} className={styles.story} />
          <LookHeart look={look} wide />
        </div>
        {look.tall && (
          <div className={styles.second}>
            <Picture
              {...look.tall}
              sizes="(min-width: 64em) 45vw, 100vw"
              widths={[384, 768, 996, 1800]}
              className={pictures.filling}
            />
          </div>
        )}
      </div>
      {pieces.length > 0 && (
        <section className={styles.shop} aria-labelledby="shop-the-look">
          <header className={styles.heading}>
            <h2 id="shop-the-look" className={styles.subtitle}>
              {words.shop}
            </h2>
            <All parents={parents} label={words.all} />
          </header>
          <CardArea>
            <ProductGrid products={pieces} label={words.shop} />
          </CardArea>
        </section>
      )}
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={words.all}>
          {previous && <Neighbour look={previous} words={words.previous} />}
          {next && <Neighbour look={next} words={words.next} forward />}
        </nav>
      )}
    </article>
  )
}

type AllProps = { readonly parents: LookData['parents']; readonly label: string }

function All({ parents: [lookbook], label }: AllProps) {
  if (!lookbook) return null
  return (
    <SmartLink href={lookbook.url} className={cx(links.wide, styles.all)}>
      {label}
    </SmartLink>
  )
}

type NeighbourProps = {
  readonly look: NonNullable<LookData['next']>
  readonly words: string
  readonly forward?: boolean
}

function Neighbour({ look: { href, label, image }, words, forward }: NeighbourProps) {
  return (
    <SmartLink href={href} className={cx(styles.neighbour, forward && styles.forward)}>
      {image && (
        <Picture
          url={image.url}
          width={image.width}
          height={image.height}
          alt=""
          sizes="(min-width: 48em) 12rem, 7rem"
          widths={[120, 224, 384, 498]}
          className={styles.thumbnail}
        />
      )}
      <span className={styles.toward}>
        <span className={styles.meta}>{words}</span>
        <span className={styles.name}>{label}</span>
      </span>
    </SmartLink>
  )
}
