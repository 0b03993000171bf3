import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** So many somebody keeps. */
const mostStaffViews = 20

/** Longest that the name of a list and its filters are. */
const longestName = 60
const longestQuery = 500

/** Keeps a list of orders with its filters under a name, for one member of staff. */
export async function keepView(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  memberId: string,
  view: { readonly name: string; readonly query: string },
): Promise<{ readonly done: true } | StaffOrderRefused> {
  const name = view.name.trim()
  const query = queryOfList(view.query)
  if (name === '' || name.length > longestName || query.length > longestQuery)
    return staffOrderRefused('view-name-required', { field: 'name' })
  return transact(['staffViews'], async ({ staffViews }) => {
    const known = await staffViews.viewsOf(memberId)
    if (known.length >= mostStaffViews && !known.some((one) => one.name === name))
      return staffOrderRefused('view-too-many', { field: 'name' })
    await staffViews.keep(memberId, { name, query }, clock.now())
    return { done: true }
  })
}

/** Without where a page of it began, which is no part of a list; escaped as it is kept, so it may be longer than what was sent. */
function queryOfList(sent: string): string {
  const query = new URLSearchParams(sent)
  query.delete('after')
  return query.toString()
}
