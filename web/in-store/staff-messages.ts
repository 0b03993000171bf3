import { cookies } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { browserMutation, browserQuery } from '#web/browser-api.ts'
import { cookieValue } from '#web/cookies.ts'
import type { StaffMessageFragment } from '#web/graphql/graphql.ts'
import { askStaffMutation, cancelStaffMessageMutation, staffMessagesDocument } from './staff-documents.ts'

/** While somebody waits, the tablet asks so often how it stands. */
const asksEvery = 5_000

export type AskedStaff = StaffMessageFragment
type Shop = Pick<Storefront, 'code'>

let messages: readonly AskedStaff[] = []
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const isWaiting = ({ state }: AskedStaff) => state === 'sent' || state === 'taken'

function show(next: readonly AskedStaff[]): void {
  messages = next
  for (const changed of watchers) changed()
}

async function refresh(shop: Shop): Promise<void> {
  clearTimeout(timer)
  const answer = await browserQuery(shop, staffMessagesDocument, {})
  if (answer) show(answer.staffMessages)
  clearTimeout(timer)
  if (watchers.size > 0 && messages.some(isWaiting)) timer = setTimeout(() => void refresh(shop), asksEvery)
}

/** What this visit asked the staff, newest first, kept up to date while anybody looks. */
export const askedStaff = {
  current: (): readonly AskedStaff[] => messages,
  watch: (shop: Shop) => (changed: () => void) => {
    watchers.add(changed)
    if (watchers.size === 1) void refresh(shop)
    return () => {
      watchers.delete(changed)
      if (watchers.size === 0) clearTimeout(timer)
    }
  },
}

/** Asks for a size, or for somebody to come. Answers why it can't be, if so: the shop's key for it, or that nobody answered. */
export async function requestStaff(shop: Shop, variantSku: string | undefined): Promise<string | undefined> {
  const tablet = cookieValue(document.cookie, cookies.storeTablet.name)
  const input = { ...(variantSku !== undefined && { variantSku }), ...(tablet && { tablet }) }
  const answer = await browserMutation(shop, askStaffMutation, { input })
  const result = answer?.askStaff
  if (result?.__typename === 'Refused') return result.refusals[0]?.message
  if (result?.__typename !== 'StaffMessage') return ''
  show([result, ...messages.filter(({ id }) => id !== result.id)])
  await refresh(shop)
  return undefined
}

/** Needs nobody any more. Answers whether the shop was told. */
export async function cancelStaff(shop: Shop, id: string): Promise<boolean> {
  const answer = await browserMutation(shop, cancelStaffMessageMutation, { id })
  await refresh(shop)
  return answer !== undefined
}
