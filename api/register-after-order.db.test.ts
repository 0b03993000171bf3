import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

type Opened = ShopperAnswer<{ token?: string; customer?: { firstName: string; email: string } }>

const join = `mutation ($reference: String!, $password: String!) {
  registerAfterOrder(reference: $reference, password: $password, storefrontUrl: "http://shop.test/nl") {
    ... on LoggedIn { token customer { firstName email } }
    ${refusalFields}
  }
}`

const register = (me: Awaited<ReturnType<typeof apiShopper>>, reference: string, password: string) =>
  me.call<Opened>(join, { reference, password })

test('a guest who has just ordered opens an account with a password alone', async () => {
  const me = await apiShopper(shop)
  const placed = await me.order(fixtures.boot)

  const other = await apiShopper(shop)
  const stranger = await register(other, placed.reference, 'een korte zin')
  expect(stranger.refusals).toMatchObject([{ messageKey: 'order-not-found' }])
  const short = await register(me, placed.reference, 'kort')
  expect(short.refusals).toMatchObject([{ messageKey: 'password-too-short', field: 'password' }])

  const { token, customer } = await register(me, placed.reference, 'een korte zin')
  expect(customer).toEqual({ firstName: 'Sanne', email: 'shopper@example.com' })
  const mine = async (query: string) => Object.values(await shop.ask(query, {}, { customerToken: token ?? '' }))[0]
  expect(await mine('{ addresses { street additionalAddressLine1 zipcode } }')).toMatchObject([
    { street: 'Damrak', additionalAddressLine1: '12', zipcode: '1012 AB' },
  ])
  await shop.decide(placed.redirectUrl, 'paid')
  await me.comeBack(placed.reference)
  const { emailToken } = (await mine('{ getCustomer { emailToken } }')) as unknown as { emailToken: string }
  expect(await mine(`{ getOrderHistory(emailToken: "${emailToken}") { orders { number } } }`)).toEqual({
    orders: [{ number: placed.orderNumber }],
  })

  // The same address once more: nobody gets into an account by ordering.
  const again = await apiShopper(shop)
  const second = await again.order(fixtures.boot)
  const taken = await register(again, second.reference, 'een andere zin')
  expect(taken.refusals).toMatchObject([{ messageKey: 'account-exists' }])
})
