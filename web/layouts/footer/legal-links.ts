import type { Storefront } from '#kernel/storefront.ts'
import type { Translate } from '#web/messages/translator.ts'

type LegalLink = {
  readonly label: string
  readonly url: string
  /** A mark by which a retailer's accessibility tool finds the link that opens it; without a tool it leads to the statement. */
  readonly opens?: 'accessibility'
}

/**
 * The legal row behind its first link, the one to withdraw: what the content names, then what the law wants there even if
 * the content forgets it: accessibility everywhere, Impressum and AGB in Germany, and only there.
 */
export function legalLinks(
  { country }: Pick<Storefront, 'country'>,
  fromContent: readonly LegalLink[],
  t: Translate,
): readonly LegalLink[] {
  const accessibility = t('path.accessibility')
  const onlyGerman = /^\/(?:impressum|agb)\/?$/
  const named = fromContent.filter(({ url }) => country === 'DE' || !onlyGerman.test(url))
  const wanted: LegalLink[] = [
    ...(country === 'DE'
      ? [
          { label: t('footer.imprint'), url: '/impressum/' },
          { label: t('footer.terms_de'), url: '/agb/' },
        ]
      : []),
    { label: t('footer.accessibility'), url: accessibility },
  ]
  const all = [...named, ...wanted.filter(({ url }) => !named.some((link) => link.url === url))]
  return all.map((link) => (link.url === accessibility ? { ...link, opens: 'accessibility' } : link))
}
