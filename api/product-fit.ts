import { type Fit, fitDirections } from '#shop/sizing/fit.ts'
import { builder } from './builder.ts'
import { ProductType } from './product-type.ts'

const FitDirectionEnum = builder.enumType('FitDirection', {
  values: fitDirections,
})

const FitType = builder.objectRef<Fit>('Fit').implement({
  description: 'How a product runs, learned from what was kept, sent back for its size and exchanged.',
  fields: (t) => ({
    runs: t.field({ type: FitDirectionEnum, resolve: ({ runs }) => runs }),
    percent: t.exposeInt('percent', {
      description: 'So many of a hundred found so; of a product that runs as usual so many kept their size.',
    }),
    cases: t.exposeInt('cases', { description: 'Of how many pieces that is known.' }),
    isForMost: t.exposeBoolean('isForMost', { description: 'Whether most found so: then another size is advised.' }),
  }),
})

builder.objectFields(ProductType, (t) => ({
  fit: t.field({
    type: FitType,
    nullable: true,
    description: 'Nothing while too little is known, or where it says nothing for sure.',
    resolve: async ({ id, oneSize }, _, { loaders }) => (oneSize ? null : ((await loaders.fit.load(id)) ?? null)),
  }),
}))
