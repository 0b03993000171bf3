import { redirect } from 'react-router'
import { cookies } from '#kernel/routes.ts'
import { safeReturnPath } from '#web/guards.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { recordMutation, withdrawMutation } from './record-consent.ts'

/** What the cookie bar and the settings form ask for when they are posted because there is no JavaScript. */
export async function saveCookieSettings({ api, report, request, session, to }: PersonalScope): Promise<Response> {
  const form = await request.formData()
  const enabled = form.get('choice') === cookies.settings.enabled
  session.setCookie(cookies.settings, enabled ? cookies.settings.enabled : cookies.settings.disabled)
  session.setCookie(cookies.message, cookies.message.value)
  // Pages from the cache know no session; this request has the one in which something may have been ordered.
  if (!enabled && session.contextToken !== undefined) await api(withdrawMutation).catch(report)
  // A login that ran out has nobody to prove anything for.
  if (session.customerToken !== undefined) await api(recordMutation, { enabled }).catch(() => undefined)
  return redirect(safeReturnPath(form.get('return')) ?? `${to('cookieSettings')}?saved=1`, 303)
}
