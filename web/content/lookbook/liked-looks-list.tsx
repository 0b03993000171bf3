import { useEffect, useState } from 'react'
import { browserQuery } from '#web/browser-api.ts'
import { componentLoader } from '#web/component-loader.ts'
import { useLikedLooks } from '#web/device/liked-looks.ts'
import { graphql } from '#web/graphql/gql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { type LookCard, readLook } from './look.ts'
import { LookList } from './look-list.tsx'
import { lookKeys, looksNamed } from './named-looks.ts'

const likedLooksDocument = graphql(`
  query LikedLooks($lang: String!, $named: [String!]!) {
    lookbookDetail(lang: $lang, predicates: $named, pageSize: 18) {
      looks { documents { id uid url data } }
    }
  }
`)

/** The looks on somebody's wishlist, the last one liked first. Nothing as long as there are none. */
export function LikedLooksList({ title }: { readonly title: string }) {
  const looks = useLooks(useLikedLooks())
  return looks.length > 0 ? <LookList title={title} looks={looks} /> : null
}

function useLooks(keys: readonly string[]): readonly LookCard[] {
  const storefront = useStorefront()
  const [known, setKnown] = useState<ReadonlyMap<string, LookCard>>(new Map())
  const wanted = lookKeys(keys)
  const asked = wanted.filter((key) => !known.has(key)).join(' ')

  useEffect(() => {
    if (asked === '') return
    const { contentLang: lang } = storefront
    for (const condition of looksNamed(asked.split(' '))) {
      const ask = () => browserQuery(storefront, likedLooksDocument, { lang, named: [condition] })
      void componentLoader(ask).then((answer) => {
        const found = answer?.lookbookDetail.looks.documents.map(readLook) ?? []
        if (found.length > 0)
          setKnown((before) => new Map([...before, ...found.map((look) => [look.key, look] as const)]))
      })
    }
  }, [asked, storefront])

  return wanted.flatMap((key) => known.get(key) ?? [])
}
