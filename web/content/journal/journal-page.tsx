import chips from '#web/ui/chips.module.css'
import { cx } from '#web/ui/cx.ts'
import frame from '#web/ui/frame.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import { MoreLink } from '../more-link.tsx'
import overview from '../overview.module.css'
import { RichText } from '../rich-text.tsx'
import { useFocusOnAdded } from '../use-focus-on-added.ts'
import { useMore } from '../use-more.ts'
import styles from './journal-page.module.css'
import type { JournalData } from './load-journal.ts'

const pageOf = ({ posts, next }: JournalData) => ({ items: posts, next })

/** The overview of the journal: the newest article wide, the others in pairs. */
export function JournalPage({ data }: { readonly data: JournalData }) {
  const { title, parents, intro, newer, feed, words } = data
  const { items, next, loading, more } = useMore(data, pageOf)
  const list = useFocusOnAdded(items.length)

  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={overview.header}>
        <Breadcrumbs parents={parents} current={title} heading={false} />
        <h1 className={overview.title}>{title}</h1>
        <RichText blocks={intro} className={cx(overview.intro, styles.intro)} />
        <Subjects data={data} />
      </header>
      {newer && (
        <p>
          <SmartLink href={newer} className={styles.quiet}>
            {words.newer}
          </SmartLink>
        </p>
      )}
      <ol className={styles.posts} aria-label={words.list} ref={list}>
        {items.map((post, index) => (
          <Post key={post.id} post={post} first={index === 0} />
        ))}
      </ol>
      {next && <MoreLink query={next} label={words.more} loading={loading} onMore={more} />}
      <p className={styles.feed}>
        <a href={feed} type="application/atom+xml" className={styles.quiet}>
          {words.feed}
        </a>
      </p>
    </div>
  )
}

function Subjects({ data: { subjects, blog, words } }: { readonly data: JournalData }) {
  const chosen = subjects.some(({ current }) => current)
  return (
    <nav aria-label={words.categories}>
      <ul className={styles.subjects}>
        <li>
          <SmartLink
            href={blog}
            className={cx(chips.link, styles.subject, !chosen && styles.current)}
            {...current(!chosen)}
          >
            {words.all}
          </SmartLink>
        </li>
        {subjects.map((subject) => (
          <li key={subject.href}>
            <SmartLink
              href={subject.href}
              className={cx(chips.link, styles.subject, subject.current && styles.current)}
              {...current(subject.current)}
            >
              {subject.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const current = (is: boolean) => (is ? ({ 'aria-current': 'true' } as const) : {})

type PostProps = { readonly post: JournalData['posts'][number]; readonly first: boolean }

function Post({ post: { href, title, category, date, day, excerpt, image }, first }: PostProps) {
  return (
    <li className={cx(overview.card, styles.post, first && styles.first)}>
      <div className={styles.picture}>
        {image && (
          <Picture
            {...image}
            alt=""
            narrow={undefined}
            sizes={first ? '(min-width: 64em) 62vw, 100vw' : '(min-width: 48em) 46vw, 100vw'}
            widths={[384, 768, 996, 1800]}
            priority={first}
            className={cx(overview.image, styles.image)}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          {category} · <time dateTime={date}>{day}</time>
        </p>
        <h2 className={styles.name}>
          <SmartLink href={href} className={overview.link}>
            {title}
          </SmartLink>
        </h2>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </li>
  )
}
