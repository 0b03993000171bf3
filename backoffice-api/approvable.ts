import type { z } from 'zod'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { AuditSubject, AuditValues } from '#shop/staff/audit.ts'
import type { Permission } from '#shop/staff/permissions.ts'
import type { BackofficeContext } from './context.ts'
import { type ChangeOutcome, isRefusedAnswer, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

/** What carrying it out answers: also a link that is shown once. */
export type CarriedOut = ChangeOutcome & { readonly token?: string | undefined }

/** A kind of change that may need a second person. */
export type Approvable<Request extends object> = {
  readonly permission: Permission
  /** What is kept until somebody else carries it out; what can't be read by then is refused. */
  readonly request: z.ZodType<Request>
  /** The change itself, without asking whether it needs a second person; `isSecond` where one agreed just now, as whoever acts. */
  readonly carryOut: (context: BackofficeContext, request: Request, isSecond: boolean) => Promise<CarriedOut>
}

type Kind = {
  readonly carryOut: (context: BackofficeContext, request: unknown) => Promise<CarriedOut>
}

const kinds = new Map<string, Kind>()

/** The kind of a change that waits; nothing for one that a later release knows. */
export const approvableKind = (action: string): Kind | undefined => kinds.get(action)

/**
 * Names a kind of change that may need a second person, by the action that the books call it.
 * @returns does it at once, or writes it down for the second person where `needsSecond`, and somebody else could decide
 */
export function defineApprovable<Request extends object>(
  action: string,
  { permission, request: schema, carryOut }: Approvable<Request>,
) {
  kinds.set(action, {
    carryOut: async (context, request) => {
      const read = schema.safeParse(request)
      return read.success ? carryOut(context, read.data, true) : { problems: [{ messageKey: 'approval-gone' }] }
    },
  })
  return async (
    context: BackofficeContext,
    asked: {
      readonly needsSecond: boolean
      readonly object: AuditSubject['object']
      readonly storefront?: StorefrontCode | undefined
      readonly request: Request
      /** What who decides is shown. */
      readonly shown: AuditValues
    },
  ): Promise<CarriedOut> => {
    if (!asked.needsSecond) return carryOut(context, asked.request, false)
    const { object, request, shown, storefront = null } = asked
    const answer = await context.shop.staff.askApproval(actorOf(context), {
      action,
      permission,
      object,
      storefront,
      request,
      shown,
    })
    if (answer === 'nobody-else') return carryOut(context, request, false)
    if (isRefusedAnswer(answer)) return outcomeOf(answer)
    return { problems: [], id: object.id, approvalId: answer.approvalId }
  }
}
