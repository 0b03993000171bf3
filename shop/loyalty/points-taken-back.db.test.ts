import { describe, expect, test } from 'vitest'
import { openLoyaltyShop, pointsReleased, voucherIssued } from '#test/shop/loyalty-shop.ts'

const { shop, register, buy, withdraw, club, types, runClubAt } = await openLoyaltyShop()
const { db, clock } = shop

describe('a withdrawal', () => {
  test('takes the points of its order back before they are released', async () => {
    const login = await register()
    const { orderNumber } = await buy(login)
    const kept = await buy(login, 1)
    await withdraw(orderNumber)
    await runClubAt(pointsReleased)
    await shop.shop.runLoyaltyJobs()
    expect(await club(login.customer)).toMatchObject({
      available: 150,
      pending: 0,
      entries: [
        { type: 'release', points: 100, orderNumber: kept.orderNumber },
        { type: 'reverse', points: -200, orderNumber },
        { type: 'earn' },
        { type: 'earn' },
        { type: 'signup' },
      ],
    })
  })

  test('of a part gives the points of the rest once it is known what is kept', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 2)
    await withdraw(orderNumber, { items: ['one pair of the boots'] })
    await runClubAt('2026-11-22T05:07:00Z')
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0 })
    await shop.shop.reverseFor(id, 10_000)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 100 })
    await runClubAt(pointsReleased)
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0 })
  })

  test('is answered by the return, also when that is booked first and everything was kept', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 1)
    await withdraw(orderNumber)
    await shop.shop.reverseFor(id, 10_000)
    await runClubAt(pointsReleased)
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0 })
    expect(await types(login.customer)).toEqual(['release', 'earn', 'signup'])
  })

  test('in somebody else’s name takes nothing: anybody can write down a number', async () => {
    const login = await register()
    const { orderNumber } = await buy(login, 1)
    await withdraw(orderNumber, { email: 'stranger@example.com' })
    await runClubAt(pointsReleased)
    expect(await club(login.customer)).toMatchObject({ available: 150 })
  })

  test('with the address of the account counts like one with that of the order', async () => {
    const login = await register()
    const { orderNumber } = await buy(login, 1)
    await withdraw(orderNumber, { email: login.customer.email.toUpperCase() })
    await runClubAt(pointsReleased)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0 })
  })

  test('that comes too late takes nothing', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 1)
    await db.updateTable('orders').set({ delivered_at: '2026-11-23T12:00:00Z' }).where('id', '=', id).execute()
    clock.moveTo('2026-12-08T12:00:00Z')
    await withdraw(orderNumber)
    await shop.shop.runLoyaltyJobs()
    expect(await club(login.customer)).toMatchObject({ available: 150 })
  })
})

describe('a return', () => {
  test('takes points back in proportion, once', async () => {
    const login = await register()
    const { id } = await buy(login, 3)
    await Promise.all([shop.shop.reverseFor(id, 20_050), shop.shop.reverseFor(id, 20_050)])
    expect(await club(login.customer)).toMatchObject({ pending: 200 })
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ pending: 0, pendingUntil: null })
  })

  test('after the release takes a voucher back that was only announced', async () => {
    const login = await register()
    const { id } = await buy(login)
    await runClubAt(pointsReleased)
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0, nextVoucherOn: null })
    expect((await types(login.customer)).slice(0, 2)).toEqual(['adjust', 'reverse'])
    await runClubAt(voucherIssued)
    expect(await shop.shop.vouchersOf(login.customer)).toEqual([])
  })

  test('after the voucher was issued leaves it, and later points make up for it', async () => {
    const login = await register()
    const { id } = await buy(login)
    await runClubAt(pointsReleased)
    await runClubAt(voucherIssued)
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ available: -150 })
    expect(await shop.shop.vouchersOf(login.customer)).toHaveLength(1)
  })

  test('of an order without points changes nothing', async () => {
    await shop.shop.reverseFor(crypto.randomUUID(), 0)
    await shop.shop.reverseFor('no order', 0)
  })
})
