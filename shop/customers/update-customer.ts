import { type Birthday, birthdayDate } from '#kernel/birthday.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { newsletterSource } from '#kernel/newsletter.ts'
import { readSalutation } from '#kernel/salutation.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { oneLine } from '#kernel/typed-text.ts'
import { joinAsMember, leaveByEmail } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import type { Repositories, Transact } from '../transact.ts'
import { type Customer, type CustomFields, mostFavourites } from './customer.ts'
import { nameErrors } from './register-customer.ts'

export type ProfileChange = {
  /** Absent or empty: stays as it is (specification §5). */
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  /** Null: would rather not say. */
  /** `mr`, `mrs`, or null for whoever would rather not say. */
  readonly salutation?: string | null | undefined
  /** Null: is forgotten. */
  readonly birthday?: Birthday | null | undefined
  readonly newsletter?: boolean | null | undefined
  readonly customFields?: CustomFields | undefined
}

/** Changes what is named and leaves the rest; missing names are filled from what is known. */
export async function updateCustomer(
  deps: { readonly transact: Transact; readonly clock: Clock },
  customer: Customer,
  typed: ProfileChange,
): Promise<Customer | Refused> {
  const now = deps.clock.now()
  const firstName = oneLine(typed.firstName ?? '') || customer.firstName
  const lastName = oneLine(typed.lastName ?? '') || customer.lastName
  const birthday = typed.birthday ? birthdayDate(typed.birthday, now) : null
  const salutation = readSalutation(typed.salutation)
  const refusals = [
    ...nameErrors(firstName, lastName),
    ...(salutation === undefined ? [refusalOf('salutation-unknown', { field: 'salutation' })] : []),
    ...(typed.birthday && !birthday ? [refusalOf('birthday-invalid', { field: 'birthday' })] : []),
  ]
  if (refusals.length > 0) return refusedWith(...refusals)
  return deps.transact(
    ['consents', 'customers', 'jobs', 'newsletter'],
    { customerId: customer.id },
    async (repositories) => {
      const { customers } = repositories
      const held = await customers.lock(customer.id)
      const changed =
        held &&
        (await customers.change(
          held.id,
          {
            firstName,
            lastName,
            ...(typed.salutation === undefined || salutation === undefined ? {} : { salutation }),
            ...(typed.birthday === undefined ? {} : { birthday: birthday ?? null }),
            ...(typed.customFields ? { customFields: fields({ ...held.customFields, ...typed.customFields }) } : {}),
          },
          now,
        ))
      if (!changed) return refusedWith(refusalOf('login-required'))
      return switchNewsletter(repositories, changed, typed.newsletter, now)
    },
  )
}

/** On: asks for it, and the account shows it once that is confirmed. Off: leaves it at once. */
async function switchNewsletter(
  repositories: Pick<Repositories, 'consents' | 'customers' | 'jobs' | 'newsletter'>,
  customer: Customer,
  wanted: boolean | null | undefined,
  now: Date,
): Promise<Customer> {
  if (wanted === true && !customer.newsletter) {
    const { email, firstName, lastName, salutation, birthday } = customer
    const source = newsletterSource('subscribe')
    const known = { email, firstName, lastName, salutation, birthday, source }
    await joinAsMember(repositories, memberDetails(storefrontOf(customer.storefrontCode), known), now)
  }
  if (wanted !== false || !customer.newsletter) return customer
  await leaveByEmail(repositories, customer.email, now)
  return { ...customer, newsletter: false }
}

/** Each id once, and not more than anybody means. */
function fields({ stores, lookbooks }: CustomFields): CustomFields {
  const tidy = (ids: readonly string[]) =>
    [...new Set(ids.map((id) => oneLine(id.slice(0, 100))))].slice(-mostFavourites)
  return { ...(stores ? { stores: tidy(stores) } : {}), ...(lookbooks ? { lookbooks: tidy(lookbooks) } : {}) }
}
