import { addDays, type Day, instantOf, localDay } from '#kernel/calendar.ts'
import { type StorefrontCode, storefrontByCode } from '#kernel/storefront.ts'
import {
  type ExportFilter,
  type ExportKind,
  exportFilters,
  exportKinds,
  lastCalendarMonth,
} from '#shop/exports/export.ts'
import { type Permission, permissionsOfMember } from '#shop/staff/permissions.ts'
import type { StaffMember } from '#shop/staff/staff-member.ts'
import { type StaffRefused, staffRefused } from '#shop/staff/staff-refusal.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { retailersZone } from './retailers-zone.ts'
import { actorOf } from './session.ts'

const ExportKindType = backofficeBuilder.enumType('ExportKind', { values: enumValues(exportKinds) })

const ExportFilterInput = backofficeBuilder.inputType('ExportFilter', {
  description:
    'What of it is written; by what a kind can be chosen stands in docs/exporting.md, and the rest is left alone.',
  fields: (t) => ({
    storefront: t.string({ required: false }),
    location: t.string({ required: false }),
    from: t.string({ required: false, description: '2026-10-01, by the retailer’s clock.' }),
    until: t.string({ required: false, description: 'The last day that is in it.' }),
  }),
})

/** What somebody has to be allowed to see whose file it is. */
const permissionOf: Readonly<Record<ExportKind, Permission>> = {
  products: 'products.read',
  prices: 'products.read',
  costs: 'figures.read',
  passports: 'products.read',
  stock: 'products.read',
  stores: 'products.read',
  redirects: 'products.read',
  reviews: 'customers.read',
  promotions: 'products.read',
  customers: 'customers.write',
  orders: 'orders.read',
  'order-lines': 'orders.read',
  refunds: 'orders.read',
  invoices: 'figures.read',
  journal: 'figures.read',
  vat: 'figures.read',
  'gift-cards': 'figures.read',
}

/** Who sees some storefronts gets what belongs to one of them, or to none. */
const ofAllStorefronts: ReadonlySet<ExportKind> = new Set(['journal', 'vat', 'gift-cards'])

type GivenFilter = Partial<Readonly<Record<'storefront' | 'location' | 'from' | 'until', string | null | undefined>>>

/** The filter of a form, where somebody may have what it asks for. */
function filterOf(
  member: StaffMember,
  kind: ExportKind,
  given: GivenFilter,
  timeZone: string,
): ExportFilter | StaffRefused {
  const kept = (name: keyof ExportFilter, value: string | null | undefined) =>
    exportFilters[kind].includes(name) && value ? value : undefined
  const [from, until] = [kept('from', given.from), kept('until', given.until)]
  if (from !== undefined && !isDay(from)) return staffRefused('export-day-wrong', { field: 'from' })
  if (until !== undefined && !isDay(until)) return staffRefused('export-day-wrong', { field: 'until' })
  if (from && until && until < from) return staffRefused('export-days-turned', { field: 'until' })
  const storefrontCode = storefrontByCode(kept('storefrontCode', given.storefront) ?? '')?.code
  if (!maySee(member, kind, storefrontCode)) return staffRefused('export-storefront-needed', { field: 'storefront' })
  const midnight = (day: Day | undefined) => (day === undefined ? undefined : instantOf(day, '00:00', timeZone))
  return {
    storefrontCode,
    locationCode: kept('locationCode', given.location),
    from: midnight(from),
    until: midnight(until && addDays(until, 1)),
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function maySee({ storefronts }: StaffMember, kind: ExportKind, chosen: StorefrontCode | undefined): boolean {
  if (storefronts === 'all') return true
  if (ofAllStorefronts.has(kind)) return false
  return !exportFilters[kind].includes('storefrontCode') || (chosen !== undefined && storefronts.includes(chosen))
}

type Period = ReturnType<typeof lastCalendarMonth>

const PeriodType = backofficeBuilder.objectRef<Period>('Period').implement({
  fields: (t) => ({
    from: t.exposeString('from'),
    until: t.exposeString('until', { description: 'The first day after it.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  exportKinds: t.field({
    type: [ExportKindType],
    description: 'What whoever asks may take away.',
    resolve: (_, _args, context) => {
      const { member } = actorOf(context)
      const { storefronts } = member
      const permitted = permissionsOfMember(member)
      return exportKinds.filter(
        (kind) => permitted.has(permissionOf[kind]) && (storefronts === 'all' || !ofAllStorefronts.has(kind)),
      )
    },
  }),
  exportMonth: t.field({
    type: PeriodType,
    description: 'The calendar month before this one, whose books are closed now.',
    resolve: (_, _args, { shop }) => {
      const now = shop.clock.now()
      return lastCalendarMonth(localDay(now, retailersZone({ shop })))
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  exportFile: t.field({
    type: OutcomeType,
    description:
      'Writes down that a file is taken away, and hands its rows to whoever sends it. Customers need a fresh proof.',
    args: { kind: t.arg({ type: ExportKindType }), filter: t.arg({ type: ExportFilterInput, required: false }) },
    resolve: async (_, { kind, filter: given }, context) => {
      const { shop } = context
      const actor = actorOf(context)
      if (!permissionsOfMember(actor.member).has(permissionOf[kind]))
        return outcomeOf(staffRefused('staff-not-permitted'))
      const { timeZone } = shop.settings.at(shop.clock.now())
      const filter = filterOf(actor.member, kind, given ?? {}, timeZone)
      if ('refusals' in filter) return outcomeOf(filter)
      const answer = await shop.staff.perform(actor, {
        permission: 'exports.write',
        needsProof: kind === 'customers',
        action: 'export',
        object: { type: 'export', id: kind, name: kind },
        work: async () => ({ result: undefined, before: null, after: { ...given } }),
      })
      const outcome = outcomeOf(answer)
      if (outcome.problems.length === 0) context.answer.file = shop.exportTable(kind, filter)
      return outcome
    },
  }),
}))
