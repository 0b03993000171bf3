import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { useLikedLooks } from '#web/device/liked-looks.ts'
import { graphql } from '#web/graphql/gql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './liked-looks-list.module.css'
import { type LookCard, readLook } from './look.ts'
import { LookHeart } from './look-heart.tsx'

const likedLooksDocument = graphql(`
  query LikedLooks($lang: String!, $named: [String!]!) {
    lookbookDetail(lang: $lang, predicates: $named, pageSize: 100) {
      looks { documents { id uid url data } }
    }
  }
`)

/** The looks on somebody's wishlist, the last one liked first. Nothing as long as there are none. */
export function LikedLooksList({ title }: { readonly title: string }) {
  const keys = useLikedLooks()
  const looks = useLooks(keys)
  if (looks.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="liked-looks">
      <h2 id="liked-looks" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.looks}>
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
              <SmartLink href={look.href} className={styles.link}>
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

/** As many keys as one condition has room for. */
const most = 15

function useLooks(keys: readonly string[]): readonly LookCard[] {
  const storefront = useStorefront()
  const [known, setKnown] = useState<ReadonlyMap<string, LookCard>>(new Map())
  const wanted = keys.filter((key) => /^[\w-]{1,30}$/.test(key)).slice(0, most)
  const asked = wanted.filter((key) => !known.has(key)).join(' ')

  useEffect(() => {
    if (asked === '') return
    const named = [`[any(my.lookbook.alternate_id, ${JSON.stringify(asked.split(' '))})]`]
    const ask = () => browserQuery(storefront, likedLooksDocument, { lang: storefront.contentLang, named })
    void componentLoader(ask).then((answer) => {
      const found = answer?.lookbookDetail.looks.documents.map(readLook) ?? []
      if (found.length > 0)
        setKnown((before) => new Map([...before, ...found.map((look) => [look.key, look] as const)]))
    })
  }, [asked, storefront])

  return wanted.flatMap((key) => known.get(key) ?? [])
}
