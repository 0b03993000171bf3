import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createBackofficeApi } from '#backoffice-api/create-backoffice-api.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '../open-shop.ts'
import { memberOfStaff, staffPassword, staffPlace } from '../staff.ts'
import { askAs, machineWithFiles } from '../staff-api.ts'
import { idleMachine } from '../staff-machine.ts'
import { auditedPorts } from './audited-ports.ts'

export type AuditOffice = Awaited<ReturnType<typeof openAuditOffice>>

/** Work that gave up, for whoever has it tried again. */
const failedJobs = ['status-mail', 'status-mail', 'prices'].map((queue) => ({
  queue,
  failedAt: new Date('2026-11-21T09:00:00Z'),
  data: {},
  reason: 'no connection',
}))

/**
 * A back office in which every mutation can succeed. Its owner is the only one, so that nothing waits for a second person but what a
 * case has somebody else ask for.
 */
export async function openAuditOffice() {
  const { signIn, ...ports } = auditedPorts()
  const opened = await openTestShop({ ...ports, sessionsApart: true })
  // The log-in of the company is no part of a test's usual shop.
  const shop = { ...opened, shop: createShop({ ...opened.deps, signIn }) }
  const { folder, machine } = await machineWithFiles()
  const api = createBackofficeApi({
    shop: shop.shop,
    machine: {
      ...idleMachine(),
      ...machine,
      failedJobs: async () => failedJobs,
      uploadPath: async (id) => join(folder, id),
    },
    report: (error) => {
      throw error
    },
  })
  const owner = await memberOfStaff(shop)
  let token = owner.token
  let files = 0

  /** Of a session in which password and code were given a moment ago. */
  async function ownerToken(): Promise<string> {
    if ((await shop.shop.staff.actorOf(token, staffPlace))?.isProved) return token
    const code = owner.nextCode()
    const begun = await shop.shop.staff.logIn({ email: owner.email, password: staffPassword, code, ...staffPlace })
    if ('refusals' in begun) throw new Error(JSON.stringify(begun))
    token = begun.token
    return token
  }

  return {
    shop,
    api,
    owner: owner.member,
    ownerToken,
    /** One field of the API, as the owner. */
    ask: async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> =>
      Object.values(await askAs<Record<string, T>>(api, await ownerToken(), query, variables))[0] as T,
    /** A file that staff sent: its id, and where it lies. */
    upload: async (name: string, content: string) => {
      const id = `${++files}-${name}`
      const path = join(folder, id)
      await writeFile(path, content)
      await utimes(path, shop.clock.now(), shop.clock.now())
      return { id, path }
    },
    /** What a test that runs again never meets twice. */
    key: () => crypto.randomUUID(),
  }
}

/** Whether a row says neither what was before nor what came of it. */
export function tellsNothing({ before, after }: { readonly before: unknown; readonly after: unknown }): boolean {
  return (isEmpty(before) && isEmpty(after)) || isDeepStrictEqual(before, after)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
