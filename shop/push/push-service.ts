import { isUuid } from '#kernel/ids.ts'
import type { PushDeps } from './deliver-push.ts'
import { ensureVapidKeys } from './ensure-vapid-keys.ts'
import { type PushRequest, pushLifetime } from './push-request.ts'
import type { PushReader } from './push-store.ts'

/** What browsers are told, and stop being told. */
export function pushService(deps: PushDeps & { readonly push: PushReader }) {
  const { transact, clock, settings, push } = deps
  return {
    /** By which browsers subscribe; nothing where the shop tells none. */
    pushKey: async (): Promise<string | undefined> =>
      settings.at(clock.now()).push.offered ? (await ensureVapidKeys(deps)).publicKey : undefined,
    /** What a browser is told of; nothing for an address that was made up. @param endpoint which nobody else knows */
    pushRequests: (endpoint: string): Promise<readonly PushRequest[] | undefined> => push.ofEndpoint(endpoint),
    /** @param id of one request; all of the browser's when absent. @returns what is left */
    endPushRequests: async (endpoint: string, id?: string): Promise<readonly PushRequest[] | undefined> => {
      const known = await push.ofEndpoint(endpoint)
      if (!known || (id !== undefined && !isUuid(id))) return known
      await transact(['push'], (repositories) => repositories.push.endOfEndpoint(endpoint, id))
      return (await push.ofEndpoint(endpoint)) ?? []
    },
    /** For who has lost the secret that sealed the pair: the next question makes another. @returns so many browsers have to be asked anew */
    forgetPushKeys: (): Promise<number> => transact(['push'], (repositories) => repositories.push.forgetKeys()),
    purgePushRequests: () =>
      transact(['push'], (repositories) =>
        repositories.push.purgeRequests(new Date(clock.now().getTime() - pushLifetime)),
      ),
  }
}
