import { useState } from 'react'
import { data } from 'react-router'
import { newCode } from '#kernel/ids.ts'
import { statementErrors } from '#kernel/withdrawal.ts'
import { validationError } from '#web/forms/validation-errors.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, routeAlternates, seoMeta } from '#web/seo/seo.ts'
import { emptyStatement, readStatement } from '#web/withdraw/read-statement.ts'
import { ReviewPage } from '#web/withdraw/review-page.tsx'
import { StatementPage } from '#web/withdraw/statement-page.tsx'
import type { Route } from './+types/review.ts'

export const loader = personalLoader(async (scope) => ({
  seo: pageSeo(scope, {
    title: scope.t('withdraw.review_title'),
    robots: 'noindex,nofollow',
    alternates: routeAlternates(scope.publicUrl, 'withdraw'),
  }),
}))

/** Takes the form to its review. Stores nothing: the statement travels on in hidden fields. */
export const action = personalAction(async ({ request }) => {
  const statement = readStatement(await request.formData())
  const errors = statementErrors(statement).map(({ messageKey, field }) => validationError(messageKey, field))
  return data({ statement, errors, idempotencyKey: newCode() }, { status: errors.length > 0 ? 422 : 200 })
})

export const meta = seoMeta
export const headers = privatePage

/** Whoever comes here without a statement is asked for one. */
export default function Review({ actionData }: Route.ComponentProps) {
  const [changing, setChanging] = useState<string>()
  if (!actionData) return <StatementPage statement={emptyStatement()} />
  const { statement, errors, idempotencyKey } = actionData
  const again = changing === idempotencyKey
  if (errors.length > 0 || again) return <StatementPage statement={statement} errors={errors} again={again} />
  return (
    <ReviewPage statement={statement} idempotencyKey={idempotencyKey} onChange={() => setChanging(idempotencyKey)} />
  )
}
