import { passportDocument } from '#web/catalog/passport-document.ts'
import { passportJsonLd } from '#web/catalog/passport-json-ld.ts'
import { PassportPage } from '#web/catalog/passport-page.tsx'
import { notFound } from '#web/content/redirects.ts'
import { publicLoader } from '#web/loaders.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/passport.ts'

export const loader = publicLoader(async (scope) => {
  const { productPassport: passport } = await scope.api(passportDocument, { gtin: scope.params.gtin ?? '' })
  if (!passport) return notFound(scope)
  const name = `${passport.brand} ${passport.name}`
  return {
    passport,
    seo: pageSeo(scope, {
      title: `${scope.t('passport.title_of', { name })} | ${scope.shopName}`,
      // Whoever looks for the product is to find its own page; this one is found by the code on the piece.
      robots: 'noindex,follow',
      alternates: routeAlternates(scope.publicUrl, 'passport', { gtin: passport.gtin }),
      image: passport.image.url,
      jsonLd: [passportJsonLd(scope, passport)],
    }),
  }
})

export const meta = seoMeta

export default function Passport({ loaderData }: Route.ComponentProps) {
  return <PassportPage passport={loaderData.passport} />
}
