import { describe, expect, test } from 'vitest'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const { packing } = shop.shop
const by = { name: 'Noor' }
const wave = (change: object = {}) => ({ name: 'Morning', most: 2, idempotencyKey: crypto.randomUUID(), ...change })

async function begun(change: object = {}) {
  const answer = await packing.beginWave(wave(change), by, seesEverything)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer))
  return answer.id
}

describe('a wave', () => {
  test('has the oldest orders that lie in no other, a list of where everything lies, and says how far it is', async () => {
    const orders = []
    for (const quantity of [1, 2, 1]) {
      shop.clock.advance(1000)
      orders.push(await orderForStaff(shop, { quantity }))
    }
    const id = await begun()
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    expect((await packing.ordersOfWave(id, seesEverything)).map(({ number }) => number)).toEqual(numbers.slice(0, 2))
    expect(await packing.pickListOfWave(id, seesEverything)).toMatchObject([{ location: 'DC', pieces: 3 }])
    await orders[0]?.tell(sentParcel())
    expect(await packing.wave(id, seesEverything)).toMatchObject({
      name: 'Morning',
      orders: 2,
      packed: 1,
      createdBy: 'Noor',
    })
    const next = await begun()
    expect((await packing.ordersOfWave(next, seesEverything)).map(({ number }) => number)).toEqual(numbers.slice(2))
    expect(await packing.beginWave(wave(), by, seesEverything)).toMatchObject({
      refusals: [{ messageKey: 'wave-empty' }],
    })
    expect(await packing.wave(id, reachOfStorefronts(['de_DE']))).toBeUndefined()
    // What is left of a wave that nobody packs any more may lie in another one.
    expect(await packing.closeWave(id)).toEqual({ done: true })
    expect(await packing.closeWave(id)).toMatchObject({ refusals: [{ messageKey: 'wave-not-found' }] })
    expect(await packing.ordersOfWave(await begun({ name: 'Evening' }), seesEverything)).toMatchObject([
      { number: numbers[1] },
    ])
  })

  test('begun by two at once has different orders, and by one press is one', async () => {
    await orderForStaff(shop)
    await orderForStaff(shop)
    const [one, other] = await Promise.all([begun({ most: 1 }), begun({ most: 1 })])
    const numbersOf = async (id: string) => (await packing.ordersOfWave(id, seesEverything)).map(({ number }) => number)
    expect(await numbersOf(one)).not.toEqual(await numbersOf(other))
    const again = wave({ most: 1 })
    await orderForStaff(shop)
    const first = await packing.beginWave(again, by, seesEverything)
    expect(await packing.beginWave(again, by, seesEverything)).toMatchObject({ id: 'id' in first ? first.id : '' })
  })

  test.each([
    [{ name: '  ' }, 'wave-name-required'],
    [{ most: 0 }, 'wave-size-invalid'],
    [{ most: 101 }, 'wave-size-invalid'],
  ])('is refused: %j', async (change, messageKey) => {
    expect(await packing.beginWave(wave(change), by, seesEverything)).toMatchObject({ refusals: [{ messageKey }] })
  })
})
