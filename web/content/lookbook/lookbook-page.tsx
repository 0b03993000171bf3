import { cx } from '#web/ui/cx.ts'
import frame from '#web/ui/frame.module.css'
import headings from '#web/ui/headings.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { ContentImage } from '../../prose/fields.ts'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import { MoreLink } from '../more-link.tsx'
import overview from '../overview.module.css'
import { RichText } from '../rich-text.tsx'
import { useFocusOnAdded } from '../use-focus-on-added.ts'
import { useMore } from '../use-more.ts'
import type { LookbookData } from './load-lookbook.ts'
import type { LookCard } from './look.ts'
import { LookHeart } from './look-heart.tsx'
import styles from './lookbook-page.module.css'

/** Looks in the rhythm of a magazine: a wide one, then two and two of different cuts, and again. */
const rhythm = ['whole', 'tall', 'broad', 'broad', 'tall'] as const
type Cut = (typeof rhythm)[number]

const sizes: Readonly<Record<Cut, string>> = {
  whole: '100vw',
  broad: '(min-width: 64em) 56vw, (min-width: 48em) 48vw, 100vw',
  tall: '(min-width: 64em) 38vw, (min-width: 48em) 48vw, 100vw',
}

type Shown = { readonly look: LookCard; readonly pieces: string }

const pageOf = ({ looks, words, next }: LookbookData) => ({
  items: looks.map((look, index): Shown => ({ look, pieces: words.pieces[index] ?? '' })),
  next,
})

/** The overview of a lookbook. */
export function LookbookPage({ data }: { readonly data: LookbookData }) {
  const { title, intro, words, start } = data
  const { items, next, loading, more } = useMore(data, pageOf)
  const list = useFocusOnAdded(items.length)

  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={cx(overview.header, styles.header)}>
        <Breadcrumbs parents={[]} current={title} heading={false} />
        <h1 className={overview.title}>{title}</h1>
        <RichText blocks={intro} className={cx(overview.intro, styles.intro)} />
      </header>
      {start && (
        <p>
          <SmartLink href={start} className={styles.newest}>
            {words.newest}
          </SmartLink>
        </p>
      )}
      <ol className={styles.looks} aria-label={words.list} ref={list}>
        {items.map(({ look, pieces }, index) => (
          <LookItem key={look.id} look={look} pieces={pieces} cut={cutOf(index)} first={index === 0} />
        ))}
      </ol>
      {next && <MoreLink query={next} label={words.more} loading={loading} onMore={more} />}
    </div>
  )
}

const cutOf = (index: number): Cut => rhythm[index % rhythm.length] ?? 'whole'

type LookItemProps = Shown & { readonly cut: Cut; readonly first: boolean }

function LookItem({ look, pieces, cut, first }: LookItemProps) {
  const image = cut === 'tall' ? upright(look) : look.wide
  return (
    <li className={cx(overview.card, styles.look, styles[cut])}>
      <div className={styles.picture}>
        {image && (
          <Picture
            {...image}
            alt={look.wide?.alt ?? ''}
            sizes={sizes[cut]}
            widths={[384, 768, 996, 1800]}
            priority={first}
            className={overview.image}
          />
        )}
      </div>
      <div className={styles.caption}>
        <h2 className={headings.title}>
          <SmartLink href={look.href} className={overview.link}>
            {look.label}
          </SmartLink>
        </h2>
        <p className={styles.line}>{look.line}</p>
        <p className={styles.pieces}>{pieces}</p>
      </div>
      <div className={styles.corner}>
        <LookHeart look={look} />
      </div>
    </li>
  )
}

/** The tall cut on every screen. */
function upright({ tall, wide }: LookCard): ContentImage | undefined {
  if (!tall) return wide
  const { url, alt, width, height } = tall
  return { url, alt, width, height }
}
