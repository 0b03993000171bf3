import type { CartViewItem } from './cart-document.ts'

/** A line with what was chosen of it. */
export type Optioned = { readonly payload: Pick<CartViewItem['payload'], 'options'> }

/** A size that every bag and scarf has is none worth telling. */
const oneSize = 'ONE'

/** Goods and extras; what is taken off stands among the amounts. */
export function isGoods({ type }: Pick<CartViewItem, 'type'>): boolean {
  return type !== 'promotion'
}

/** The options that tell a line from its siblings: colour and size. */
export function lineOptions({ payload }: Optioned): CartViewItem['payload']['options'] {
  return payload.options.filter(({ option }) => option !== '' && option !== oneSize)
}

/** A line in words, for controls that would otherwise sound alike: 'Pine boot, Black, 38'. */
export function lineName(item: Optioned & Pick<CartViewItem, 'name'>): string {
  return [item.name, ...lineOptions(item).map(({ option }) => option)].join(', ')
}
