import { useState } from 'react'
import { RichText } from '#web/content/rich-text.tsx'
import { useConsent } from '#web/device/consent.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import links from '#web/ui/links.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { SliceContent } from '../load-slices.ts'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './flockler.module.css'
import { Wall } from './wall.tsx'

/** What others wear and show: the document's own posts, or the live wall of Flockler for who asks for it and agreed to it. */
export function Flockler({ content: { title, text, link, linkLabel, posts, wall } }: SliceProps<'flockler'>) {
  const consent = useConsent()
  const [asked, setAsked] = useState(false)
  const live = asked && consent === 'enabled' && wall
  return (
    <Section title={title}>
      <RichText blocks={text} className={styles.text} />
      {live ? (
        <Wall {...live} title={title} />
      ) : (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.image.url + post.author} className={styles.post}>
              <Post {...post} />
            </li>
          ))}
        </ul>
      )}
      {wall && !live && (
        <div className={styles.live} role={asked ? 'status' : undefined}>
          {asked ? (
            <p>
              {wall.consent} <SmartLink href={wall.settingsPath}>{wall.settings}</SmartLink>
            </p>
          ) : (
            <Button look="secondary" onClick={() => setAsked(true)}>
              {wall.show}
            </Button>
          )}
        </div>
      )}
      {link && linkLabel && (
        <ButtonLink href={link} look="secondary" className={styles.button}>
          {linkLabel}
        </ButtonLink>
      )}
    </Section>
  )
}

function Post({ image, author, text, link }: SliceContent<'flockler'>['posts'][number]) {
  return (
    <figure className={styles.figure}>
      <Picture
        {...image}
        {...image.narrow}
        narrow={undefined}
        sizes="(min-width: 64em) 33vw, 50vw"
        widths={[384, 768, 996]}
        className={styles.picture}
      />
      {(author || text) && (
        <figcaption className={styles.caption}>
          {text && <span className={styles.quote}>{text}</span>}
          {author &&
            (link ? (
              <SmartLink href={link} className={cx(links.card, styles.author)}>
                {author}
              </SmartLink>
            ) : (
              <span>{author}</span>
            ))}
        </figcaption>
      )}
    </figure>
  )
}
