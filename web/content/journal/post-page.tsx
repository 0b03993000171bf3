import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Picture } from '#web/ui/picture.tsx'
import pictures from '#web/ui/pictures.module.css'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import { SliceZone } from '../slices/slice-zone.tsx'
import type { PostData } from './load-post.ts'
import styles from './post-page.module.css'

/** An article: what it is about, its picture, its slices, and the articles beside it. */
export function PostPage({ data }: { readonly data: PostData }) {
  const { post, parents, slices, previous, next, words } = data
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Breadcrumbs parents={parents} current={post.title} heading={false} />
        <p className={styles.meta}>
          {post.category} · <time dateTime={post.date}>{post.day}</time> · {words.minutes}
        </p>
        <h1 className={cx(headings.display, styles.title)}>{post.title}</h1>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </header>
      {post.image && (
        <div className={styles.opening}>
          <Picture
            {...post.image}
            sizes="100vw"
            widths={[768, 996, 1800, 1920]}
            priority
            className={pictures.filling}
          />
        </div>
      )}
      <div className={styles.body}>
        <SliceZone slices={slices} />
      </div>
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={words.all}>
          {previous && (
            <SmartLink href={previous.href} className={styles.neighbour}>
              <span className={styles.meta}>{words.previous}</span>
              <span className={styles.name}>{previous.title}</span>
            </SmartLink>
          )}
          {next && (
            <SmartLink href={next.href} className={cx(styles.neighbour, styles.forward)}>
              <span className={styles.meta}>{words.next}</span>
              <span className={styles.name}>{next.title}</span>
            </SmartLink>
          )}
        </nav>
      )}
    </article>
  )
}
