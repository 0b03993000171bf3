import { seesStore } from '#kernel/staff-reach.ts'
import { movementKinds, type StockMovement } from '#shop/stock/movement.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import { reachOf } from './orders.ts'

/** So many are answered at once; older ones are asked for by location. */
const mostMovements = 100

const MovementKindType = backofficeBuilder.enumType('MovementKind', { values: enumValues(movementKinds) })

const MovementType = backofficeBuilder.objectRef<StockMovement>('StockMovement').implement({
  description: 'One change of what nobody holds of a size at a location. None is ever changed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    location: t.exposeString('locationCode'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    kind: t.field({ type: MovementKindType, resolve: ({ kind }) => kind }),
    change: t.exposeInt('change', { description: 'Pieces more, or fewer.' }),
    available: t.exposeInt('available', { description: 'Pieces that nobody held then.' }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The number of the order or the reservation, or the id of the import.',
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  stockMovements: t.field({
    type: [MovementType],
    description: 'What changed the shelves of a size, the newest first: everywhere, or at one location.',
    args: { sku: t.arg.string(), location: t.arg.string({ required: false }) },
    resolve: async (_, { sku, location }, context) => {
      const reach = reachOf(context)
      const locations = location || reach.stores === 'all' ? [location ?? undefined] : reach.stores
      const each = await Promise.all(
        locations
          .filter((code) => code === undefined || seesStore(reach, code))
          .map((code) => context.shop.movementsOfSize(sku, code, mostMovements)),
      )
      return each
        .flat()
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, mostMovements)
    },
  }),
}))
