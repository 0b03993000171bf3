/** An element of the filters' form, as far as what is sent depends on it. */
type Sender = Pick<HTMLInputElement, 'name' | 'value' | 'checked'> & { readonly dataset: DOMStringMap }

/** The fields in which a range of prices is typed; they are sent when they are left, not with every key. */
export const isPriceField = (name: string) => name === 'price_from' || name === 'price_to'

/**
 * What a form of filters asks for once something of it was changed. A range that is typed takes the place of the ranges that are
 * ticked, and the other way round; any colour of the wheel is none; a colour takes the place of its shades, and a shade that of its whole colour.
 * @param familyOf the colour that a shade belongs to
 */
export function sentFilters(
  data: FormData,
  sender: Sender | undefined,
  familyOf: (shade: string) => string | undefined,
): FormData {
  const from = data.get('price_from')
  const to = data.get('price_to')
  data.delete('price_from')
  data.delete('price_to')
  const isTyped = typeof from === 'string' && typeof to === 'string' && (from !== '' || to !== '')
  if (isTyped && sender?.name !== 'price') data.set('price', `${from}..${to}`)
  if (data.get('tone') === '') data.delete('tone')
  if (sender?.name === 'color' && sender.checked) {
    const family = sender.dataset.family
    const rest = data
      .getAll('color')
      .filter((value) => value !== family && (typeof value !== 'string' || familyOf(value) !== sender.value))
    data.delete('color')
    for (const value of rest) data.append('color', value)
  }
  return data
}
