import type { Gender } from '#shop/catalog/catalog-feed.ts'

/** As much of a product as somebody’s taste goes by. */
export type TastedProduct = {
  readonly id: string
  readonly model: string
  readonly gender: Gender
  readonly brand: string
  readonly color: string
  readonly price: number
  readonly popularity: number
}

/**
 * Orders of people who like a colour, a price and a brand: the second thing that somebody buys is four times as likely in the family of
 * colours of the first, three times at about its price, and twice of its brand. What sells well is bought oftener by everybody.
 */
export function tasteOrders(products: readonly TastedProduct[], count: number) {
  let seed = 20261128
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  const drawn = (weightOf: (product: TastedProduct) => number) => {
    const weights = products.map(weightOf)
    let left = next() * weights.reduce((sum, one) => sum + one, 0)
    for (const [at, weight] of weights.entries()) {
      left -= weight
      if (left < 0) return products[at]
    }
    return products.at(-1)
  }
  const orders = Array.from({ length: count }, () => {
    const first = drawn(({ popularity }) => popularity ** 2)
    const second = drawn((other) => {
      if (!first || other.model === first.model || (other.gender !== first.gender && other.gender !== 'unisex'))
        return 0
      const isNear = Math.abs(Math.log(other.price / first.price)) < 0.3
      return (
        other.popularity ** 2 *
        (other.color === first.color ? 4 : 1) *
        (isNear ? 3 : 1) *
        (other.brand === first.brand ? 2 : 1)
      )
    })
    return first && second ? [first.id, second.id] : []
  })
  const shuffled = (ids: readonly string[]) =>
    ids
      .map((id) => ({ id, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ id }) => id)
  return { orders, shuffled }
}
