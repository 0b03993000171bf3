import { pageSeo, routeAlternates, seoMeta } from '#web/content/seo.ts'
import { AccountPage } from '#web/customers/account-page.tsx'
import { personalLoader } from '#web/loaders.ts'

/** Logging in and joining; as long as there are no accounts, what one does without. */
export const loader = personalLoader(async (scope) => ({
  seo: pageSeo(scope, {
    title: `${scope.t('account.title')} | Cordwainer`,
    robots: 'noindex,follow',
    canonicalPath: scope.to('account'),
    alternates: routeAlternates(scope.publicUrl, 'account'),
  }),
}))

export const meta = seoMeta

export default function Account() {
  return <AccountPage />
}
