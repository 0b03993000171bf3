import { data, redirect } from 'react-router'
import { cookies } from '#kernel/routes.ts'
import { DeviceMessages } from '#web/alerts/device-messages.tsx'
import { ContentPage } from '#web/content/content-page.tsx'
import { loadContentPage, loadMissingPage } from '#web/content/load-page.ts'
import { consentIn } from '#web/device/consent.ts'
import { recordMutation } from '#web/device/record-consent.ts'
import { safeReturnPath } from '#web/guards.ts'
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
  const preselected = scope.cookieChoice === 'none' ? undefined : scope.cookieChoice
  return { page, seo: page.seo, consent: answered ?? preselected }
})

/** The cookie bar and the settings form, when they are posted because there is no JavaScript. */
export const action = personalAction(async ({ api, request, session, to }) => {
  const form = await request.formData()
  const enabled = form.get('choice') === cookies.settings.enabled
  session.setCookie(cookies.settings, enabled ? cookies.settings.enabled : cookies.settings.disabled)
  session.setCookie(cookies.message, cookies.message.value)
  // A login that ran out has nobody to prove anything for.
  if (session.customerToken !== undefined) await api(recordMutation, { enabled }).catch(() => undefined)
  return redirect(safeReturnPath(form.get('return')) ?? `${to('cookieSettings')}?saved=1`, 303)
})

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
