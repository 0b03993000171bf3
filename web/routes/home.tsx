import { data } from 'react-router'
import { ContentPage } from '#web/content/content-page.tsx'
import { loadContentPage, loadMissingPage } from '#web/content/load-page.ts'
import { graphql } from '#web/graphql/gql.ts'
import { publicLoader } from '#web/loaders.ts'
import { passGuards } from '#web/pass-guards.ts'
import { routeAlternates, seoMeta } from '#web/seo/seo.ts'
import { organizationData, websiteData } from '#web/seo/structured-data.ts'
import type { Route } from './+types/home.ts'

const companyDocument = graphql(`
  query HomeCompany {
    storeConfig {
      contact { phone email }
      company { name tradeName street zipcode city country vatNumber }
    }
  }
`)

export const loader = publicLoader(async (scope) => {
  const { publicUrl } = scope
  await passGuards(scope, 'segments')
  const { storeConfig } = await scope.api(companyDocument)
  const page = await loadContentPage(scope, 'home', {
    alternates: routeAlternates(publicUrl, 'home'),
    jsonLd: [
      websiteData(scope, storeConfig.company.tradeName),
      organizationData(publicUrl, storeConfig.company, storeConfig.contact),
    ],
  })
  if (!page) throw data(await loadMissingPage(scope), { status: 404 })
  return { page, seo: page.seo }
})

export const meta = seoMeta

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} isHome />
}
