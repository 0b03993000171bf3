import { data, redirect } from 'react-router'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { branchcodeOf } from '#web/newsletter/branchcode.ts'
import { memberInput, memberMutation, subscribeMutation, websiteInput } from '#web/newsletter/documents.ts'
import { JoinPage } from '#web/newsletter/join-page.tsx'
import { goToOwnPath } from '#web/newsletter/own-path.ts'
import { fieldOf, readForm } from '#web/newsletter/read-form.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/join.ts'

export const loader = personalLoader(async (scope) => {
  goToOwnPath(scope, 'newsletterJoin')
  return {
    sent: scope.url.searchParams.has('sent'),
    seo: pageSeo(scope, {
      title: `${scope.t('newsletter.title')} | ${scope.shopName}`,
      robots: 'noindex,follow',
      alternates: routeAlternates(scope.publicUrl, 'newsletterJoin'),
    }),
  }
})

/** Takes the form without JavaScript. When the shop can't take it now, the form comes back with what was typed. */
export const action = personalAction(async ({ request, api, to }) => {
  const values = readForm(await request.formData())
  const answered = (errors: readonly ValidationError[], failed: boolean) => ({ values, errors, failed })
  const branchcode = branchcodeOf(request)
  const asked =
    branchcode === undefined
      ? api(subscribeMutation, { input: websiteInput(values) }).then((answer) => answer.newsletterSubscribe)
      : api(memberMutation, { input: memberInput(values, branchcode) }).then((answer) => answer.ttAddNewsletterMember)
  const result = await asked.catch(() => undefined)
  if (!result) return data(answered([], true), { status: 503 })
  if (result.__typename !== 'Refused') throw redirect(`${to('newsletterJoin')}?sent=1`, 303)
  const errors = result.refusals.map((one) => ({ ...one, field: one.field && fieldOf(one.field) }))
  return data(
    answered(
      errors,
      errors.every(({ field }) => !field),
    ),
    { status: 422 },
  )
})

export const meta = seoMeta
export const headers = privatePage

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage sent={loaderData.sent} answer={actionData} />
}
