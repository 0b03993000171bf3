import { type Weekday, weekdays } from '#kernel/calendar.ts'
import { comingExceptions, type OpeningPeriod, type WeekHours } from '#kernel/opening-hours.ts'
import { seesStore } from '#kernel/staff-reach.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { Tablet } from '#shop/instore/in-store-session-store.ts'
import type { StorePieces } from '#shop/stock/store-shelf-store.ts'
import type { HoursChanged } from '#shop/stores/change-hours.ts'
import { type StoreHours, type StoreRefused, storeRefused } from '#shop/stores/store-hours.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { type ApiProblem, type ChangeOutcome, OutcomeType, outcomeOf, ProblemType } from './outcome.ts'
import { inOwnLanguage } from './products.ts'
import { retailersZone } from './retailers-zone.ts'
import { actorOf } from './session.ts'

const WeekdayType = backofficeBuilder.enumType('Weekday', { values: enumValues(weekdays) })

const PeriodType = backofficeBuilder.objectRef<OpeningPeriod>('OpeningPeriod').implement({
  description: 'By the clock of the store; 24:00 is midnight.',
  fields: (t) => ({ opens: t.exposeString('opens'), closes: t.exposeString('closes') }),
})

type DayHours = { readonly day: Weekday; readonly periods: readonly OpeningPeriod[] }

const DayHoursType = backofficeBuilder.objectRef<DayHours>('DayHours').implement({
  description: 'A weekday without periods is closed.',
  fields: (t) => ({
    day: t.field({ type: WeekdayType, resolve: ({ day }) => day }),
    periods: t.field({ type: [PeriodType], resolve: ({ periods }) => [...periods] }),
  }),
})

type DateHours = { readonly date: string; readonly periods: readonly OpeningPeriod[] }

const DateHoursType = backofficeBuilder.objectRef<DateHours>('DateHours').implement({
  description: 'A day that differs from its weekday; without periods the store is closed.',
  fields: (t) => ({
    date: t.exposeString('date'),
    periods: t.field({ type: [PeriodType], resolve: ({ periods }) => [...periods] }),
  }),
})

type PlannedWeek = { readonly from: string; readonly days: WeekHours }

const weekOf = (days: WeekHours): DayHours[] => weekdays.map((day) => ({ day, periods: days[day] ?? [] }))

const PlannedWeekType = backofficeBuilder.objectRef<PlannedWeek>('PlannedWeek').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first day on which it holds.' }),
    week: t.field({ type: [DayHoursType], resolve: ({ days }) => weekOf(days) }),
  }),
})

const StoreHoursType = backofficeBuilder.objectRef<StoreHours>('StoreHours').implement({
  description: 'When a store is open: its week, weeks that are planned, and days that differ.',
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    version: t.exposeString('version', { description: 'A change names the one that it was made of.' }),
    timeZone: t.string({ nullable: true, resolve: ({ hours }) => hours?.timeZone ?? null }),
    week: t.field({
      type: [DayHoursType],
      description: 'From Monday on; empty where nobody has said it yet.',
      resolve: ({ hours }) => (hours ? weekOf(hours.days) : []),
    }),
    planned: t.field({ type: [PlannedWeekType], resolve: ({ hours }) => [...(hours?.planned ?? [])] }),
    exceptions: t.field({
      type: [DateHoursType],
      description: 'From today on, the nearest first.',
      resolve: ({ hours }, _, { shop }) => (hours ? [...comingExceptions(hours, shop.clock.now())] : []),
    }),
  }),
})

const TabletType = backofficeBuilder.objectRef<Tablet>('Tablet').implement({
  description: 'A tablet of a store that staff began a session on.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    begunBy: t.exposeString('begunBy', { nullable: true }),
    begunAt: t.field({ type: 'DateTime', resolve: ({ begunAt }) => begunAt }),
    runsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while nobody uses it.',
      resolve: ({ runsUntil }) => runsUntil,
    }),
  }),
})

type BegunTablet = { readonly problems: readonly ApiProblem[]; readonly path: string | null }

const BegunTabletType = backofficeBuilder.objectRef<BegunTablet>('BegunTablet').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Below the address of the shop: opened on the tablet, it stands in the store. Shown once.',
    }),
  }),
})

const StorePiecesType = backofficeBuilder.objectRef<StorePieces>('StorePieces').implement({
  description: 'A size that is at hand in a store.',
  fields: (t) => ({
    sku: t.exposeString('sku'),
    productSku: t.exposeString('productSku'),
    ean: t.exposeString('ean', { nullable: true }),
    name: t.string({ resolve: ({ name }, _, context) => inOwnLanguage(name, context) }),
    brand: t.exposeString('brand'),
    size: t.exposeString('size'),
    available: t.exposeInt('available', { description: 'Pieces that nobody holds.' }),
    reserved: t.exposeInt('reserved', { description: 'For orders that were not packed yet, and for people who come.' }),
  }),
})

type ShelfPage = { readonly pieces: readonly StorePieces[]; readonly next: string | undefined }

const ShelfPageType = backofficeBuilder.objectRef<ShelfPage>('StoreShelf').implement({
  fields: (t) => ({
    pieces: t.field({ type: [StorePiecesType], resolve: ({ pieces }) => [...pieces] }),
    next: t.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  storeHours: t.field({
    type: StoreHoursType,
    nullable: true,
    args: { location: t.arg.string() },
    resolve: async (_, { location }, context) =>
      seesStore(reachOf(context), location) ? ((await context.shop.storeHours.of(location)) ?? null) : null,
  }),
  tablets: t.field({
    type: [TabletType],
    nullable: true,
    description: 'Those of today, the newest first; null where another service keeps their sessions.',
    args: { location: t.arg.string() },
    resolve: async (_, { location }, context) => {
      const { tablets } = context.shop
      if (!tablets) return null
      return seesStore(reachOf(context), location) ? [...(await tablets.of(location))] : []
    },
  }),
  storeShelf: t.field({
    type: ShelfPageType,
    description: 'What is at hand in a store, by SKU.',
    args: {
      location: t.arg.string(),
      text: t.arg.string({ required: false, description: 'A part of name or brand, the beginning of an SKU or EAN.' }),
      after: t.arg.string({ required: false }),
    },
    resolve: (_, { location, text, after }, context) =>
      seesStore(reachOf(context), location)
        ? context.shop.storeShelf(location, { text: text ?? undefined, after: after ?? undefined })
        : { pieces: [], next: undefined },
  }),
}))

const PeriodInput = backofficeBuilder.inputType('OpeningPeriodInput', {
  fields: (t) => ({ opens: t.string(), closes: t.string() }),
})
const DayHoursInput = backofficeBuilder.inputType('DayHoursInput', {
  fields: (t) => ({ day: t.field({ type: WeekdayType }), periods: t.field({ type: [PeriodInput] }) }),
})
const DateHoursInput = backofficeBuilder.inputType('DateHoursInput', {
  fields: (t) => ({ date: t.string(), periods: t.field({ type: [PeriodInput] }) }),
})

/** By whose clock a store that has told nothing yet is open: that of its country’s storefront. */
async function timeZoneOf({ shop }: BackofficeContext, location: string): Promise<string> {
  const store = (await shop.stores.all()).find(({ code }) => code === location)
  const own = storefronts.find(({ country }) => country === store?.country)
  return own?.timeZone ?? retailersZone({ shop })
}

backofficeBuilder.mutationFields((t) => ({
  changeStoreHours: t.field({
    type: OutcomeType,
    description: 'Another week, at once or from a day on. Store pages and pickup promises follow within seconds.',
    args: {
      location: t.arg.string(),
      version: t.arg.string(),
      week: t.arg({ type: [DayHoursInput] }),
      from: t.arg.string({ required: false, description: '2027-01-04; at once where it is left out.' }),
    },
    resolve: (_, { location, version, week, from }, context) =>
      changeStore(context, location, 'store.hours', async () =>
        context.shop.storeHours.changeWeek({
          store: location,
          version,
          week,
          from: from || null,
          timeZone: await timeZoneOf(context, location),
        }),
      ),
  }),
  changeStoreExceptions: t.field({
    type: OutcomeType,
    description: 'All days that differ, in the place of those of before.',
    args: { location: t.arg.string(), version: t.arg.string(), exceptions: t.arg({ type: [DateHoursInput] }) },
    resolve: (_, { location, version, exceptions }, context) =>
      changeStore(context, location, 'store.exceptions', async () =>
        context.shop.storeHours.changeExceptions({
          store: location,
          version,
          exceptions,
          timeZone: await timeZoneOf(context, location),
        }),
      ),
  }),
  dropPlannedHours: t.field({
    type: OutcomeType,
    args: { location: t.arg.string(), version: t.arg.string(), from: t.arg.string() },
    resolve: (_, { location, version, from }, context) =>
      changeStore(context, location, 'store.hours-drop', () =>
        context.shop.storeHours.dropPlanned({ store: location, version, from }),
      ),
  }),
  beginTablet: t.field({
    type: BegunTabletType,
    description: 'A session for a tablet of a store. It lasts half an hour, and goes on until the working day is over.',
    args: { location: t.arg.string(), name: t.arg.string({ description: 'What staff call the tablet.' }) },
    resolve: async (_, { location, name }, context): Promise<BegunTablet> => {
      const { tablets } = context.shop
      let path: string | null = null
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'orders.fulfil',
        action: 'tablet.begin',
        object: await storeInBooks(context, location),
        work: async () => {
          if (!tablets || !seesStore(reachOf(context), location)) return storeRefused('store-not-found')
          const begun = await tablets.begin({ store: location, tablet: name, member: actorOf(context).member.name })
          if ('refusals' in begun) return begun
          path = await pathOf(context, location, begun)
          return { result: undefined, before: null, after: { tablet: begun.name } }
        },
      })
      return { problems: outcomeOf(answer).problems, path }
    },
  }),
  endTablet: t.field({
    type: OutcomeType,
    description: 'Ends what runs on a tablet for good. It forgets its shopper at its next step.',
    args: { location: t.arg.string(), id: t.arg.id() },
    resolve: async (_, { location, id }, context) => {
      const { tablets } = context.shop
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'orders.fulfil',
        action: 'tablet.end',
        object: await storeInBooks(context, location),
        work: async () => {
          if (!tablets || !seesStore(reachOf(context), location)) return storeRefused('store-tablet-not-found')
          const ended = await tablets.end({ store: location, id })
          return 'refusals' in ended ? ended : { result: undefined, before: { tablet: ended.name }, after: null }
        },
      })
      return outcomeOf(answer)
    },
  }),
}))

/** A store by its name, or by its code where there is none of it. */
async function storeInBooks({ shop }: BackofficeContext, location: string) {
  const store = (await shop.stores.all()).find(({ code }) => code === location)
  return { type: 'store', id: location, name: store?.title ?? location }
}

/** Where a tablet begins: in the storefront of its store's country. */
async function pathOf(
  { shop }: BackofficeContext,
  location: string,
  { sessionId, name }: { readonly sessionId: string; readonly name: string },
): Promise<string> {
  const store = (await shop.stores.all()).find(({ code }) => code === location)
  const basePath = storefronts.find(({ country }) => country === store?.country)?.basePath ?? ''
  return `${basePath}/?${new URLSearchParams({ sessionId, ...(name !== '' && { tablet: name }) })}`
}

/** Changes a store that whoever acts sees, with the row of who did it. */
async function changeStore(
  context: BackofficeContext,
  location: string,
  action: string,
  work: () => Promise<HoursChanged | StoreRefused>,
): Promise<ChangeOutcome> {
  if (!seesStore(reachOf(context), location)) return outcomeOf(storeRefused('store-not-found'))
  const answer = await context.shop.staff.perform(actorOf(context), {
    permission: 'stores.write',
    action,
    object: await storeInBooks(context, location),
    work: async () => {
      const done = await work()
      if ('refusals' in done) return done
      return { result: undefined, before: done.before && { hours: done.before }, after: { hours: done.after } }
    },
  })
  return outcomeOf(answer, location)
}
