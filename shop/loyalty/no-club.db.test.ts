import { expect, test } from 'vitest'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openLoyaltyShop } from '#test/shop/loyalty-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'

const withoutClub = settingsOf({ ...demoSettingsFile, loyalty: { ...demoSettingsFile.loyalty, offered: false } })
const { shop, register, buy, club } = await openLoyaltyShop(settingsSource(withoutClub))

test('a shop without a club gives no points: neither for an account nor for an order, and its mail speaks of none', async () => {
  const login = await register()
  await buy(login)
  await shop.runJobs()
  expect(await club(login.customer)).toMatchObject({ available: 0, pending: 0, entries: [] })
  expect(shop.mails.length).toBeGreaterThan(0)
  expect(shop.mails.map(({ text }) => text).join()).not.toMatch(/punt(en)?\b|club/i)
})
