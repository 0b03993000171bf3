import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type Question, questionErrors, tidyQuestion } from '#kernel/question.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'

/** A question on its way to customer service, as its job holds it. */
export const askedQuestion = z.object({
  name: z.string(),
  email: z.string(),
  text: z.string(),
  storefrontCode: z.enum(storefronts.map(({ code }) => code)),
  askedAt: z.iso.datetime(),
  /** Made anew for each question, by whoever shows the form. */
  key: z.string(),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export type QuestionReceived = { readonly email: string }

/**
 * Passes a question on to customer service by mail, which answers the shopper. The shop keeps no questions: one lives in its
 * job until the mail is out. The same key is the same question, however often it is sent.
 */
export async function askQuestion(
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  { idempotencyKey, ...typed }: Question & { readonly idempotencyKey: string },
): Promise<QuestionReceived | Refused> {
  const question = tidyQuestion(typed)
  const refusals = [
    ...questionErrors(question),
    ...(/^[A-Za-z0-9_-]{16,64}$/.test(idempotencyKey)
      ? []
      : [refusalOf('field-required', { field: 'idempotencyKey' })]),
  ]
  if (refusals.length > 0) return refusedWith(...refusals)
  return deps.transact(['jobs'], async ({ jobs }) => {
    const askedAt = deps.clock.now().toISOString()
    await jobs.passQuestionOn({ ...question, storefrontCode: storefront.code, askedAt, key: idempotencyKey })
    return { email: question.email }
  })
}
