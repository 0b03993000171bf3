import { isUuid } from '#kernel/ids.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { CartSizeReader } from '../cart/cart-size-store.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { ExchangedPiece } from '../fulfilment/place-exchange.ts'
import type { ReturnWay } from '../fulfilment/progress.ts'
import type { WarehouseEvent } from '../fulfilment/warehouse-port.ts'
import type { TypedAddress } from '../orders/address.ts'
import type { Together } from '../transact.ts'
import { addToOrder, type OrderAddition } from './add-to-order.ts'
import { addOrderNote, changeOrderAddress, refundGoodwill } from './change-order.ts'
import { changeSize, type OtherSize } from './change-size.ts'
import type { CustomsLackReader } from './customs-lack-store.ts'
import { exchangePieces } from './exchange-pieces.ts'
import { type ChosenPieces, type FulfilmentStep, fulfilOrder } from './fulfil-order.ts'
import { giveVoucher } from './give-voucher.ts'
import type { OrderChangeDeps, OrderPress, VersionedPress } from './hold-order.ts'
import { keepView } from './keep-view.ts'
import { planLabels } from './label-plan.ts'
import type { LabelPlanReader } from './label-plan-store.ts'
import { mailAgain } from './mail-again.ts'
import type { MentionReader } from './mention-store.ts'
import { moneyBackFor } from './money-given.ts'
import type { StaffAuthor } from './order-change.ts'
import type { OrderListFilter } from './order-list.ts'
import type { OrderListReader } from './order-list-store.ts'
import { staffOrderRefused } from './order-refusal.ts'
import type { OrderStory } from './order-story.ts'
import type { OrderStoryReader } from './order-story-store.ts'
import {
  askForLabel,
  callLabelOff,
  keepLabel,
  type NewLabel,
  type ParcelLabelDeps,
  staffLabelOf,
} from './parcel-label.ts'
import type { PickListReader } from './pick-list-store.ts'
import { type CallerOrder, placeForCaller } from './place-for-caller.ts'
import { removePieces } from './remove-pieces.ts'
import { figuresReach, type InspectedPieces } from './return-inspection.ts'
import type { ReturnInspectionReader } from './return-inspection-store.ts'
import type { OrderSearch } from './search-orders-store.ts'
import { searchTerms } from './search-terms.ts'
import { sizesOf } from './sizes-of.ts'
import type { StaffViewReader } from './staff-view-store.ts'
import { takeOffReplaced } from './take-off-replaced.ts'
import { type InspectedReturn, takeReturnIn } from './take-return-in.ts'
import { viewOrderStory } from './view-order-story.ts'

type Deps = OrderChangeDeps &
  ParcelLabelDeps & {
    readonly orderLists: OrderListReader
    readonly stories: OrderStoryReader
    readonly search: OrderSearch
    readonly pickLists: PickListReader
    readonly labelPlans: LabelPlanReader
    readonly customsLacks: CustomsLackReader
    readonly mentions: MentionReader
    readonly cartSizes: CartSizeReader
    readonly catalog: CatalogStore
    readonly together: Together
    readonly inspections: ReturnInspectionReader
    readonly staffViews: StaffViewReader
    readonly applyWarehouseEvent: (event: WarehouseEvent) => Promise<string | undefined>
  }

/** What staff see and do of orders. */
export function staffOrderService(deps: Deps) {
  const { clock, orderLists, stories, search } = deps
  const orderStory = async (
    idOrNumber: string,
    reach: StaffReach,
    broughtBack?: string,
  ): Promise<OrderStory | undefined> => {
    const facts = await stories.facts(idOrNumber, reach, broughtBack)
    return facts && viewOrderStory(facts)
  }
  return {
    /** @param after the `next` of the page before */
    listOrders: (filter: OrderListFilter, reach: StaffReach, after?: string) =>
      orderLists.page(filter, reach, { now: clock.now(), after }),
    countOrderViews: (reach: StaffReach) => orderLists.counts(reach, clock.now()),
    /** @param idOrNumber as it stands in an address @returns nothing also for one that this member of staff doesn't see @see OrderStoryReader.facts */
    orderStory,
    /** Orders by their ids, in this order, without those of storefronts that are not seen. */
    ordersById: (ids: readonly string[], reach: StaffReach) => orderLists.listed(ids, reach),
    /** By whatever somebody on the telephone can say of an order: its number, who ordered, an article, a parcel, a payment. */
    searchOrders: async (text: string, reach: StaffReach) => {
      const terms = searchTerms(text)
      return terms ? orderLists.listed(await search.ids(terms, reach), reach) : []
    },
    /** What has to be taken from the shelves for what is to be packed, by location. */
    pickList: (reach: StaffReach) => deps.pickLists.lines(reach),
    /** Books a parcel, a pickup, what is missing or came back, where no warehouse tells of it. */
    fulfilOrder: async (idOrNumber: string, reach: StaffReach, step: FulfilmentStep) => {
      const story = await orderStory(idOrNumber, reach)
      return story ? fulfilOrder(deps, story, step) : staffOrderRefused('order-not-found')
    },
    /** Whether labels can be had for what leaves: somebody makes them. */
    makesLabels: () => deps.labels !== undefined,
    /** The label that waits for its parcel. */
    labelOf: (story: Pick<OrderStory, 'order'>) => staffLabelOf(deps, story),
    /** What decides whether a label is made for each of some orders, in the order in which they are named. */
    planLabels: (numbers: readonly string[], reach: StaffReach) => planLabels(deps, numbers, reach),
    labelFile: (orderId: string, id: string) => deps.fulfilment.labelFile(orderId, id),
    askForLabel: (story: OrderStory, parcel: { readonly pieces: ChosenPieces | null; readonly parcelsSeen: number }) =>
      askForLabel(deps, story, parcel),
    keepLabel: (orderId: string, label: NewLabel) => keepLabel(deps, orderId, label),
    callLabelOff: (story: OrderStory, id: string) => callLabelOff(deps, story, id),
    cancelLabel: (id: string) =>
      deps.transact(['fulfilment'], ({ fulfilment }) => fulfilment.cancelParcelLabel(id, clock.now())),
    addNote: (note: OrderPress & { readonly text: string; readonly mentions?: readonly string[] }) =>
      addOrderNote(deps, note),
    /** Notes that name somebody and that they have not done with, of orders that they see still. */
    mentionsOf: async (memberId: string, reach: StaffReach) => {
      const waiting = await deps.mentions.waitingFor(memberId)
      const seen = await orderLists.listed([...new Set(waiting.map(({ orderId }) => orderId))], reach)
      const numbers = new Set(seen.map(({ number }) => number))
      return waiting.filter(({ orderNumber }) => numbers.has(orderNumber))
    },
    /** The order whose note names somebody; nothing where it does not. */
    orderOfMention: async (noteId: string, memberId: string) =>
      isUuid(noteId) ? deps.mentions.orderOf(noteId, memberId) : undefined,
    endMention: (noteId: string, memberId: string) =>
      deps.transact(['mentions'], ({ mentions }) => mentions.done(noteId, memberId, clock.now())),
    /** @param refund its amount in cents */
    refundGoodwill: (refund: VersionedPress & { readonly amount: number; readonly reason: string }) =>
      refundGoodwill(deps, refund),
    /** Other sizes of what stands on an order's lines, by the lines' places. */
    sizesOf: ({ order }: Pick<OrderStory, 'order'>) => sizesOf(deps.catalog, order),
    changeSize: (change: VersionedPress & OtherSize) => changeSize(deps, change),
    removePieces: (change: VersionedPress & { readonly pieces: ChosenPieces }) => removePieces(deps, change),
    exchangePieces: (
      change: VersionedPress & { readonly pieces: readonly ExchangedPiece[]; readonly way: ReturnWay },
    ) => exchangePieces(deps, change),
    /** @param voucher what it is worth in cents */
    giveVoucher: (voucher: VersionedPress & { readonly amount: number; readonly reason: string }) =>
      giveVoucher(deps, voucher),
    /** The order and return that somebody scans or types: by the return, or by whatever finds an order. */
    findReturn: async (typed: string, reach: StaffReach) => {
      const found = await deps.inspections.referenceOf(typed)
      const story = found && (await orderStory(found.orderId, reach, found.reference))
      return story ? { order: story.order.number, reference: found.reference } : undefined
    },
    takeReturnIn: (seen: InspectedReturn) => takeReturnIn(deps, seen),
    /** In cents, what would go back for pieces that lie on the counter. */
    moneyBackFor: (story: OrderStory, pieces: readonly InspectedPieces[]) => moneyBackFor(deps.settings, story, pieces),
    /** What came back in the last three months, by size, and why. */
    returnFigures: () => deps.inspections.figures(new Date(clock.now().getTime() - figuresReach)),
    shelfLocations: () => deps.inspections.locations(),
    /** Lists that a member of staff keeps for themselves. */
    viewsOf: (memberId: string) => deps.staffViews.viewsOf(memberId),
    keepView: (memberId: string, view: { readonly name: string; readonly query: string }) =>
      keepView(deps, memberId, view),
    removeView: (memberId: string, id: string) =>
      deps.transact(['staffViews'], ({ staffViews }) => staffViews.remove(memberId, id)),
    /** Places an order for somebody on the telephone; a mail brings them the link to pay it. */
    placeForCaller: (storefront: Storefront, wanted: CallerOrder, author: StaffAuthor) =>
      placeForCaller({ ...deps, acknowledgeAfterSeconds: 0 }, storefront, wanted, author),
    /** Something more for an order that waits, paid by a link of its own. */
    addToOrder: (addition: OrderAddition, press: VersionedPress) =>
      addToOrder({ ...deps, acknowledgeAfterSeconds: 0 }, addition, press),
    /** @param orderId of one that is paid: what it takes the place of comes off */
    takeOffReplaced: (orderId: string) => takeOffReplaced(deps, orderId),
    /** @param mail the key of one that was sent before */
    mailAgain: (mail: VersionedPress & { readonly mail: string }) => mailAgain(deps, mail),
    changeAddress: (change: VersionedPress & { readonly address: TypedAddress }) => changeOrderAddress(deps, change),
  }
}
