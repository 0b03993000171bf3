import { type ProductState, versionOf } from '../catalog/product-state.ts'
import type { Cells } from '../imports/import.ts'
import { type ProductNames, productAsCells } from '../imports/product-as-cells.ts'
import { productColumns } from '../imports/product-cells.ts'
import { productsAsFile } from './change-rows.ts'

/** A product as somebody edits it: what files tell of it, and which version of it that is. */
export type EditedProduct = {
  readonly state: ProductState
  readonly version: string
  /** By the columns of a file of products; what is missing is empty or not there. */
  readonly cells: Cells
}

export type ProductEditingDeps = {
  readonly states: (skus: readonly string[]) => Promise<ReadonlyMap<string, ProductState & { readonly id: string }>>
  readonly names: () => Promise<ProductNames>
}

/** Columns that a form may change. */
export const editedColumns: ReadonlySet<string> = new Set(productColumns.filter((column) => column !== 'product'))

export function productEditingService({ states, names }: ProductEditingDeps) {
  return {
    async find(sku: string): Promise<EditedProduct | undefined> {
      const found = (await states([sku])).get(sku)
      if (!found) return undefined
      const { id: _, ...state } = found
      return { state, version: versionOf(state), cells: productAsCells(state, await names()) }
    },

    /** The makers whose products can be named without their address. */
    manufacturers: async () => [...(await names()).manufacturers.values()].map(({ name }) => name).sort(),

    /** The file of one row that changes these cells of the version that was seen. */
    fileOf({ state }: EditedProduct, version: string, cells: Cells): string | undefined {
      const [first] = state.sizes
      if (!first) return undefined
      return productsAsFile([{ product: state.sku, sku: first.sku, size: first.size, cells: { ...cells, version } }])
    },
  }
}
