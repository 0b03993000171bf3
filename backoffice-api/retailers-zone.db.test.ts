import { expect, test } from 'vitest'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const settings = settingsSource(settingsOf({ ...demoSettingsFile, timeZone: 'Europe/London' }))
const shop = await openTestShop({ settings })
const api = staffApi(shop)
const files = importFolder(shop)
const { token } = await memberOfStaff(shop)

const fromOf = async (key: string) =>
  (
    await askAs<{ promotion: { from: string | null } | null }>(
      api,
      token,
      'query ($key: String!) { promotion(key: $key) { from } }',
      { key },
    )
  ).promotion?.from

test('a retailer in London says when a promotion begins by London’s clock, on its page and in a file', async () => {
  const names = ['en', 'nl', 'de', 'fr'].map((language) => ({ language, text: 'New Year' }))
  const given = { key: 'page', names, kind: 'PERCENTAGE', rate: 500, amounts: [], minimum: [], priority: 0 }
  const anywhere = { storefronts: [], categories: [], brands: [], fullPriceOnly: false, isExclusive: false }
  await askAs(api, token, 'mutation ($of: PromotionInput!) { savePromotion(promotion: $of) { id } }', {
    of: { ...given, ...anywhere, from: '2027-01-01T00:00' },
  })
  expect(await fromOf('page')).toBe('2027-01-01T00:00:00.000Z')

  await files.run('promotions', [
    'promotion;name_nl;name_en;name_de;name_fr;code;kind;rate;from',
    'file;Nieuwjaar;New Year;Neujahr;Nouvel An;;percentage;5;2027-01-01',
  ])
  expect(await fromOf('file')).toBe('2027-01-01T00:00:00.000Z')
})
