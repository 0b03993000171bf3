import type { SizeTable } from '#shop/catalog/catalog-store.ts'
import { builder } from './builder.ts'

type SizeRow = SizeTable['rows'][number]
const SizeTableItemType = builder.objectRef<SizeRow>('SizeTableItem').implement({
  fields: (t) => ({
    size_eu: t.exposeString('eu'),
    size_us: t.exposeString('us'),
    size_uk: t.exposeString('uk'),
    size_cm: t.exposeString('cm'),
  }),
})
export const SizeTableSliceType = builder.objectRef<readonly SizeRow[]>('SizeTableSlice').implement({
  fields: (t) => ({ items: t.field({ type: [SizeTableItemType], resolve: (rows) => [...rows] }) }),
})
export const SizeTableType = builder.objectRef<SizeTable>('SizeTable').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    advice: t.exposeString('advice'),
    slices: t.field({ type: [SizeTableSliceType], resolve: (table) => [table.rows] }),
  }),
})
