export type LineType = 'product' | 'promotion' | 'custom'

/** What a line is, as a form says; anything else is a product. */
export function readLineType(typed: FormDataEntryValue | string | null | undefined): LineType {
  return typed === 'promotion' || typed === 'custom' ? typed : 'product'
}

/** What a shopper asked of their cart: one of the forms on its page. */
export type CartChange =
  | { readonly kind: 'quantity'; readonly line: string; readonly quantity: number }
  | { readonly kind: 'size'; readonly line: string; readonly sku: string }
  /** Aside for later, or back into the cart. */
  | { readonly kind: 'save' | 'move'; readonly line: string }
  | {
      readonly kind: 'remove'
      readonly line: string
      readonly sku: string
      readonly quantity: number
      readonly name: string
      readonly type: LineType
    }
  | { readonly kind: 'restore'; readonly sku: string; readonly quantity: number; readonly type: LineType }
  | { readonly kind: 'extra'; readonly key: string }
  | { readonly kind: 'code'; readonly code: string }

/** A GraphQL Int can't be larger; more than this is too much of any shoe. */
const most = 2_147_483_647

/** A whole number as typed or tampered with; anything else is 0, which the shop refuses by itself. */
export function readQuantity(typed: FormDataEntryValue | string | null | undefined): number {
  const text = typeof typed === 'string' ? typed.trim() : ''
  if (!/^-?\d+$/.test(text)) return 0
  return Math.max(-1, Math.min(most, Number(text)))
}

/** Reads a posted form; nothing for a form that this page does not have. */
export function readChange(form: FormData): CartChange | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const quantity = readQuantity(form.get('quantity'))
  switch (text('change')) {
    case 'quantity':
      return { kind: 'quantity', line: text('line'), quantity }
    case 'save':
    case 'move':
      return { kind: text('change') === 'save' ? 'save' : 'move', line: text('line') }
    case 'size':
      return { kind: 'size', line: text('line'), sku: text('sku') }
    case 'remove':
      return {
        kind: 'remove',
        line: text('line'),
        sku: text('sku'),
        quantity,
        name: text('name').slice(0, 120),
        type: readLineType(form.get('type')),
      }
    case 'restore':
      return { kind: 'restore', sku: text('sku'), quantity, type: readLineType(form.get('type')) }
    case 'extra':
      return { kind: 'extra', key: text('extra').slice(0, 60) }
    case 'code':
      return { kind: 'code', code: text('code').slice(0, 100) }
    default:
      return undefined
  }
}
