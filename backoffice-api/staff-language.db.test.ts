import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const reader = await memberOfStaff(shop, ['warehouse'])
const order = await orderForStaff(shop)

const speak = (language: string) =>
  askAs(
    api,
    reader.token,
    'mutation ($language: StaffLanguage!) { changeLanguage(language: $language) { problems { messageKey } } }',
    {
      language,
    },
  )

test('articles to pick and ways to pay are named in the language of who looks', async () => {
  const read = async (language: string) => {
    await speak(language)
    const answer = await askAs<{
      pickList: { sku: string; name: string }[]
      order: { payments: { methodName: string }[] }
    }>(
      api,
      reader.token,
      'query ($number: String!) { pickList { sku name } order(number: $number) { payments { methodName } } }',
      {
        number: order.orderNumber,
      },
    )
    return {
      article: answer.pickList.find(({ sku }) => sku === fixtures.boot)?.name,
      method: answer.order.payments[0]?.methodName,
    }
  }
  const dutch = await read('NL')
  const german = await read('DE')
  expect(dutch.article).toBeTruthy()
  expect(dutch.article).not.toBe(german.article)
  expect(dutch.method).toBe('iDEAL | Wero')
})
