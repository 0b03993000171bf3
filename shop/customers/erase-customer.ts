import { changes } from '#kernel/cache-table.ts'
import { newCode } from '#kernel/ids.ts'
import { eraseMember } from '../newsletter/join.ts'
import { endReservations } from '../reservations/end-reservation.ts'
import type { Repositories } from '../transact.ts'
import type { Customer } from './customer.ts'

/** What erasing a customer writes to. */
export const erasedRepositories = [
  'alerts',
  'consents',
  'contexts',
  'customers',
  'giftCardSales',
  'imports',
  'invalidate',
  'jobs',
  'loyalty',
  'measurements',
  'newsletter',
  'orders',
  'productReviews',
  'push',
  'reservations',
  'retention',
  'reviewPhotographs',
] as const

/**
 * Erases a customer whom the caller holds (Regulation (EU) 2016/679, article 17). Orders stay for as long as tax law asks; what
 * it doesn't ask for leaves them when they are over. Proofs of consent stay as hashes.
 */
export async function eraseCustomer(
  repositories: Pick<Repositories, (typeof erasedRepositories)[number]>,
  customer: Customer,
  now: Date,
): Promise<void> {
  const { customers, contexts, loyalty, orders, retention, jobs } = repositories
  // First: what follows may have to be told elsewhere.
  await retention.notesOf(customer.email)
  await contexts.eraseCustomerOfContexts(customer.id)
  await orders.askErasure(customer.id, now)
  await repositories.measurements.forgetCustomer(customer.id)
  await loyalty.leave(customer.email, now)
  await eraseMember(repositories, customer.email, now)
  await repositories.alerts.erase(customer.email)
  await repositories.push.eraseOf(customer)
  await repositories.reviewPhotographs.erasePhotographs(customer.id)
  await repositories.invalidate(changes.reviews(await repositories.productReviews.forgetAuthor(customer.id)))
  await repositories.giftCardSales.forgetPerson(customer.email)
  await endReservations(repositories, customer.email, now)
  await retention.mailsTo(customer.email)
  await repositories.imports.eraseCustomer(customer.email)
  await customers.dropDataLinks(customer.email)
  await customers.remove(customer.id)
  await jobs.mailAccount({
    kind: 'deleted',
    key: `deleted:${newCode()}`,
    email: customer.email,
    firstName: customer.firstName,
    storefrontCode: customer.storefrontCode,
  })
}
