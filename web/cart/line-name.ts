import { oneSize, writtenSize } from '#kernel/written-size.ts'
import type { CartViewItem } from './cart-document.ts'

/** A line with what was chosen of it. */
export type Optioned = { readonly payload: Pick<CartViewItem['payload'], 'options' | 'size'> }

/** Goods and extras; what is taken off stands among the amounts. */
export function isGoods({ type }: Pick<CartViewItem, 'type'>): boolean {
  return type !== 'promotion'
}

/** The options that tell a line from its siblings: colour and size, as the language writes it. A size that every bag has is none worth telling. */
export function lineOptions({ payload }: Optioned, iso: string): CartViewItem['payload']['options'] {
  return payload.options
    .filter(({ option }) => option !== '' && option !== oneSize)
    .map(({ group, option }) => ({ group, option: option === payload.size ? writtenSize(option, iso) : option }))
}

/** A line in words, for controls that would otherwise sound alike: 'Pine boot, Black, 38'. */
export function lineName(item: Optioned & Pick<CartViewItem, 'name'>, iso: string): string {
  return [item.name, ...lineOptions(item, iso).map(({ option }) => option)].join(', ')
}
