import { isRecord } from '#kernel/is-record.ts'

/** That somebody was let in, went, proved who they are, or was turned away: what a log of access has to have (OWASP ASVS 16.3). */
export type AccessEvent = {
  readonly access: 'log-in' | 'log-in-failed' | 'log-out' | 'proof' | 'proof-failed' | 'not-permitted' | 'key-refused'
  /** What was asked for: `logInByPasskey`, `refundOrder`. */
  readonly operation?: string | undefined
  /** Who, as far as it was known before. */
  readonly memberId?: string | undefined
  readonly address?: string | undefined
}

/** Ways to begin a session, and ways to prove who one is in one. */
const logIns: ReadonlySet<string> = new Set([
  'acceptByPasskey',
  'acceptInvitation',
  'finishSignIn',
  'logIn',
  'logInByPasskey',
])
const proofs: ReadonlySet<string> = new Set(['prove', 'proveByPasskey'])

type Answered = {
  readonly data: unknown
  readonly errors?:
    | readonly { readonly code?: string | undefined; readonly operation?: string | undefined }[]
    | undefined
  readonly sessionToken?: string | null | undefined
}

/** What an answer of the back office's API says of access. */
export function accessEvents(
  { data, errors = [], sessionToken }: Answered,
  who: Pick<AccessEvent, 'memberId' | 'address'>,
): AccessEvent[] {
  const answers = Object.entries(isRecord(data) ? data : {})
  return [
    ...answers.flatMap(([operation, answer]): AccessEvent[] => {
      if (logIns.has(operation)) {
        // The company's log-in also finishes a proof, which begins no session.
        const access = isRefused(answer) ? 'log-in-failed' : sessionToken ? 'log-in' : 'proof'
        return [{ access, operation, ...who }]
      }
      return proofs.has(operation) ? [{ access: isRefused(answer) ? 'proof-failed' : 'proof', operation, ...who }] : []
    }),
    ...(sessionToken === null ? [{ access: 'log-out', ...who } as const] : []),
    ...errors.flatMap(({ code, operation }): AccessEvent[] =>
      code === 'NOT_PERMITTED' ? [{ access: 'not-permitted', operation, ...who }] : [],
    ),
  ]
}

const isRefused = (answer: unknown) => isRecord(answer) && Array.isArray(answer.problems) && answer.problems.length > 0
