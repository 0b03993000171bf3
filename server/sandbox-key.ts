import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { newToken } from '#kernel/ids.ts'
import { type Config, isLocal } from './config.ts'

/** What opens the sandboxes of a shop that nobody else can reach: as easy as Mollie's own test keys. */
const everybodysKey = 'test_sandbox'

/** What opens a sandbox at the end of a wire that leads nowhere else: only this process asks it. */
export const keyOfInnerSandbox = 'test_sandbox'

export type SandboxKey = { readonly key: string; readonly isSecret: boolean }

/** Whether others than this machine can ask the shop. */
function isReachable({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return !isLocal(publicUrl) || !(host === 'localhost' || host === '::1' || host.startsWith('127.'))
}

/** The key of this process's sandboxes. Where others can reach them it is made anew at each start, and stands in no source. */
export function sandboxKeyOf(config: Pick<Config, 'publicUrl' | 'host'>): SandboxKey {
  const isSecret = isReachable(config)
  return { key: isSecret ? `test_${newToken()}` : everybodysKey, isSecret }
}

/**
 * Lets only those in who bear one of the keys: sandboxes list payments, with names and addresses.
 * @param keys those that are not set open nothing
 */
export function onlyWithKey(keys: readonly (string | undefined)[]): MiddlewareHandler {
  const accepted = keys.flatMap((key) => (key === undefined ? [] : [digest(`Bearer ${key}`)]))
  return async (context, next) => {
    const given = digest(context.req.header('authorization') ?? '')
    if (accepted.some((key) => timingSafeEqual(key, given))) return next()
    const detail =
      'This sandbox is for the operator of the shop: its key was written to the log when the shop opened, and goes into the header Authorization, as a bearer'
    return context.json({ status: 401, title: 'Unauthorized Request', detail }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
