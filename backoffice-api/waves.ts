import { storefrontByCode } from '#kernel/storefront.ts'
import type { LabelledWaveOrder, PackingWave } from '#shop/backoffice/packing-wave.ts'
import { scanPiece } from '#shop/backoffice/scan-to-pack.ts'
import type { WaveLabels } from '#shop/backoffice/wave-labels.ts'
import { isPrintable } from '#shop/backoffice/wave-labels.ts'
import { backofficeBuilder } from './builder.ts'
import { changedTo } from './change-order.ts'
import { PiecesInput } from './order-changes.ts'
import { DeliveryKindType } from './order-parts.ts'
import { ParcelLabelType } from './order-story.ts'
import { reachOf } from './orders.ts'
import { isRefusedAnswer, OutcomeType, outcomeOf } from './outcome.ts'
import { PickLineType } from './packing.ts'
import { actorOf } from './session.ts'

const WaveOrderType = backofficeBuilder.objectRef<LabelledWaveOrder>('WaveOrder').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    customerName: t.exposeString('customerName'),
    pieces: t.exposeInt('pieces'),
    isPacked: t.exposeBoolean('isPacked', { description: 'Whether nothing of it is left to pack.' }),
    isCollected: t.exposeBoolean('isCollected', { description: 'Whether it is collected in a store.' }),
    customsLacks: t.stringList({
      description: 'Article numbers without the tariff code or country of origin that customs ask for where it goes.',
      resolve: ({ customsLacks }) => [...customsLacks],
    }),
    isPrintable: t.boolean({
      description:
        'Whether its label can be printed: it is made, its file is there, and the order still goes where it says.',
      resolve: isPrintable,
    }),
    label: t.field({
      type: ParcelLabelType,
      nullable: true,
      description: 'The label that waits for its parcel.',
      resolve: ({ label }) => label ?? null,
    }),
  }),
})

const WaveType = backofficeBuilder.objectRef<PackingWave>('PackingWave').implement({
  description: 'Orders that somebody packs in one go.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdBy: t.exposeString('createdBy'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    count: t.int({ resolve: ({ orders }) => orders }),
    packed: t.exposeInt('packed', { description: 'Of which nothing is left to pack.' }),
    makesLabels: t.boolean({
      description: 'Whether labels can be had for what leaves.',
      resolve: (_, _args, { shop }) => shop.staffOrders.makesLabels(),
    }),
    orders: t.field({
      type: [WaveOrderType],
      resolve: ({ id }, _, context) => context.shop.packing.ordersOfWave(id, reachOf(context)),
    }),
    pickList: t.field({
      type: [PickLineType],
      description: 'What has to be taken from the shelves for it, by location.',
      resolve: ({ id }, _, context) => context.shop.packing.pickListOfWave(id, reachOf(context)),
    }),
  }),
})

const WaveLabelsType = backofficeBuilder.objectRef<WaveLabels>('WaveLabels').implement({
  description: 'The labels of a wave in one file, in the order in which it is packed.',
  fields: (t) => ({
    pdf: t.string({
      nullable: true,
      description: 'In base64; null where no label can be printed.',
      resolve: ({ pdf }) => (pdf ? Buffer.from(pdf).toString('base64') : null),
    }),
    missing: t.stringList({
      description: 'Numbers of orders that leave, and whose labels are not in it.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
})

type Scanned = { readonly position: number | null; readonly problem: string | null }

const ScannedType = backofficeBuilder.objectRef<Scanned>('ScannedPiece').implement({
  description: 'The line whose piece it was; or why it doesn’t belong into the box.',
  fields: (t) => ({
    position: t.exposeInt('position', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true, description: 'not-in-order or enough.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  packingWaves: t.field({
    type: [WaveType],
    description: 'Waves that are being packed, the oldest first.',
    resolve: (_, _args, context) => context.shop.packing.openWaves(reachOf(context)),
  }),
  packingWave: t.field({
    type: WaveType,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => (await context.shop.packing.wave(id, reachOf(context))) ?? null,
  }),
  waveLabels: t.field({
    type: WaveLabelsType,
    nullable: true,
    description: 'The labels of all that leaves of a wave; null where there is no such wave.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const { packing } = context.shop
      const wave = await packing.wave(id, reachOf(context))
      return wave ? packing.waveLabels(wave.id, reachOf(context)) : null
    },
  }),
  scanPiece: t.field({
    type: ScannedType,
    nullable: true,
    description: 'Whether an article belongs into the box of an order, of which some pieces lie in it.',
    args: { number: t.arg.string(), packed: t.arg({ type: [PiecesInput] }), code: t.arg.string() },
    resolve: async (_, { number, packed, code }, context) => {
      const story = await context.shop.staffOrders.orderStory(number, reachOf(context))
      if (!story) return null
      const lines = story.lines.map((line) => ({
        ...line,
        packed: packed.find(({ position }) => position === line.position)?.quantity ?? 0,
      }))
      const answer = scanPiece(
        lines.filter(({ waiting }) => waiting > 0),
        code,
      )
      return { position: null, problem: null, ...answer }
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  beginWave: t.field({
    type: OutcomeType,
    description: 'A wave of the oldest orders that wait and lie in none. Answers its id.',
    args: {
      name: t.arg.string(),
      most: t.arg.int(),
      storefront: t.arg.string({ required: false }),
      delivery: t.arg({ type: DeliveryKindType, required: false }),
      key: t.arg.string({ description: 'The same key again is the same wave.' }),
    },
    resolve: async (_, { name, most, storefront, delivery, key }, context) => {
      const actor = actorOf(context)
      let id: string | undefined
      const answer = await context.shop.staff.perform(actor, {
        permission: 'orders.fulfil',
        action: 'wave.begin',
        object: { type: 'wave', id: key, name },
        work: async () => {
          const wanted = { name, most, storefront: storefrontByCode(storefront ?? '')?.code }
          const begun = await context.shop.packing.beginWave(
            { ...wanted, delivery: delivery ?? undefined, idempotencyKey: key },
            actor.member,
            reachOf(context),
          )
          if ('refusals' in begun) return begun
          id = begun.id
          return changedTo({ wave: begun.id, orders: begun.orders })
        },
      })
      return outcomeOf(answer, id)
    },
  }),
  closeWave: t.field({
    type: OutcomeType,
    description: 'Nobody packs it any more; what is left of it may lie in another one.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const wave = await context.shop.packing.wave(id, reachOf(context))
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'orders.fulfil',
        action: 'wave.close',
        object: { type: 'wave', id, name: wave?.name ?? '' },
        work: async () => {
          const closed = await context.shop.packing.closeWave(wave?.id ?? '')
          if (isRefusedAnswer(closed)) return closed
          const before = { state: 'open', orders: wave?.orders ?? 0, packed: wave?.packed ?? 0 }
          return { result: undefined, before, after: { state: 'closed' } }
        },
      })
      return outcomeOf(answer, id)
    },
  }),
}))
