import { minute } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { type ApiKey, actorOfApiKey, apiKeyPrefix, apiScopes } from './api-key.ts'
import type { ApiKeyReader } from './api-key-store.ts'
import type { AttemptLimiter } from './log-in-staff.ts'
import { type PerformDeps, performAsStaff } from './perform-as-staff.ts'
import type { StaffActor } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'

export type ApiKeyDeps = PerformDeps & { readonly apiKeys: ApiKeyReader; readonly takeAttempt: AttemptLimiter }

/** So often a key may ask, and so often a network may be wrong. */
const mostRequests = { most: 600, within: minute } as const
const mostWrong = { most: 60, within: 15 * minute } as const
/** One that was used less than a minute ago is not written again. */
const usedAgainAfter = minute

export type NewApiKey = Pick<ApiKey, 'name' | 'scopes' | 'storefronts'>

/** @returns the key, which is told this one time */
export async function makeApiKey(
  deps: ApiKeyDeps,
  actor: StaffActor,
  asked: NewApiKey,
): Promise<{ readonly key: string; readonly id: string } | StaffRefused> {
  const name = asked.name.trim().slice(0, 100)
  const scopes = apiScopes.filter((scope) => asked.scopes.includes(scope))
  if (name === '') return staffRefused('field-required', { field: 'name' })
  if (scopes.length === 0) return staffRefused('api-key-scopes-missing', { field: 'scopes' })
  const key = `${apiKeyPrefix}${newToken()}`
  const answer = await performAsStaff<ApiKey, StaffRefused>(deps, actor, {
    permission: 'integrations.write',
    needsProof: true,
    action: 'api-key.make',
    object: { type: 'api-key', id: key.slice(0, 8), name },
    work: async () => {
      const made = await deps.transact(['staffApiKeys'], ({ staffApiKeys }) =>
        staffApiKeys.add(
          {
            name,
            scopes,
            beginning: key.slice(0, 8),
            storefronts: asked.storefronts,
            createdBy: actor.member.name,
            createdAt: deps.clock.now(),
          },
          key,
        ),
      )
      return { result: made, before: null, after: { scopes, storefronts: asked.storefronts } }
    },
  })
  return 'refusals' in answer ? answer : { key, id: answer.result.id }
}

/** It opens nothing from now on. */
export async function revokeApiKey(
  deps: ApiKeyDeps,
  actor: StaffActor,
  id: string,
): Promise<{ readonly revoked: true } | StaffRefused> {
  const known = (await deps.apiKeys.all()).find((key) => key.id === id)
  if (!known) return staffRefused('api-key-gone')
  const answer = await performAsStaff<undefined, StaffRefused>(deps, actor, {
    permission: 'integrations.write',
    action: 'api-key.revoke',
    object: { type: 'api-key', id: known.beginning, name: known.name },
    work: async () => {
      const name = await deps.transact(['staffApiKeys'], ({ staffApiKeys }) =>
        staffApiKeys.revoke(id, deps.clock.now()),
      )
      if (name === undefined) return staffRefused('api-key-gone')
      const { scopes, storefronts } = known
      return { result: undefined, before: { scopes, storefronts }, after: null }
    },
  })
  return 'refusals' in answer ? answer : { revoked: true }
}

/** Who a key acts as; `limited` where it, or its network, asks too often. */
export async function actorOfKey(
  { apiKeys, transact, clock, takeAttempt }: ApiKeyDeps,
  key: string,
  address: string | undefined,
): Promise<StaffActor | 'limited' | undefined> {
  const known = key.startsWith(apiKeyPrefix) ? await apiKeys.byKey(key) : undefined
  if (!known) {
    const wrong = await takeAttempt([{ key: `api-key-wrong-from:${address ?? 'nowhere'}`, ...mostWrong }])
    return wrong ? undefined : 'limited'
  }
  if (!(await takeAttempt([{ key: `api-key:${known.id}`, ...mostRequests }]))) return 'limited'
  const now = clock.now()
  if (now.getTime() - (known.usedAt?.getTime() ?? 0) > usedAgainAfter)
    await transact(['staffApiKeys'], ({ staffApiKeys }) => staffApiKeys.used(known.id, now))
  return actorOfApiKey(known, address)
}
