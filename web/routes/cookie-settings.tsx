import { data } from 'react-router'
import { DeviceMessages } from '#web/alerts/device-messages.tsx'
import { ContentPage } from '#web/content/content-page.tsx'
import { loadContentPage, loadMissingPage } from '#web/content/load-page.ts'
import { consentIn } from '#web/device/consent.ts'
import { saveCookieSettings } from '#web/device/save-cookie-settings.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { routeAlternates, seoMeta } from '#web/seo/seo.ts'
import frame from '../ui/frame.module.css'
import type { Route } from './+types/cookie-settings.ts'

export const loader = personalLoader(async (scope) => {
  const alternates = routeAlternates(scope.publicUrl, 'cookieSettings')
  const page = await loadContentPage(scope, 'cookie-settings', { alternates })
  if (!page) throw data(await loadMissingPage(scope), { status: 404 })
  const answered = consentIn(scope.request.headers.get('cookie'))
  // Preselected as the shop is set up; that is not chosen, and nothing is stored before it is saved.
  const preselected = scope.cookieChoice === 'none' || !scope.asksForConsent ? undefined : scope.cookieChoice
  return { page, seo: page.seo, consent: answered ?? preselected }
})

export const action = personalAction(saveCookieSettings)

export const meta = seoMeta

export default function CookieSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentPage page={loaderData.page} />
      <div className={frame.page}>
        <DeviceMessages />
      </div>
    </>
  )
}
