import { cx } from '#web/ui/cx.ts'
import frame from '#web/ui/frame.module.css'
import links from '#web/ui/links.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { LookCard } from './look.ts'
import { LookHeart } from './look-heart.tsx'
import styles from './look-list.module.css'

type LookListProps = { readonly title: string; readonly looks: readonly LookCard[] }

/** Looks of a wishlist: pictures with their names and hearts. */
export function LookList({ title, looks }: LookListProps) {
  return (
    <section className={styles.section} aria-labelledby="liked-looks">
      <h2 id="liked-looks" className={styles.title}>
        {title}
      </h2>
      <ul className={frame.tiles}>
        {looks.map((look) => (
          <li key={look.key} className={styles.look}>
            {look.tall && (
              <Picture
                {...look.tall}
                narrow={undefined}
                alt={look.wide?.alt ?? ''}
                sizes="(min-width: 64em) 24vw, (min-width: 48em) 32vw, 48vw"
                widths={[224, 384, 768]}
                className={styles.image}
              />
            )}
            <h3>
              <SmartLink href={look.href} className={cx(links.card, styles.link)}>
                {look.label}
              </SmartLink>
            </h3>
            <div className={styles.corner}>
              <LookHeart look={look} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
