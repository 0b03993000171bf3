import { afterAll } from 'vitest'
import { idsInPayload, listenTo } from '#database/listen.ts'
import { changedChannel } from '#shop/repositories.ts'
import { importFolder } from './import-files.ts'
import { openTestShop } from './open-shop.ts'

/** A shop to import into, the folder of its files, and what its nodes are told of changes. */
export async function openImportShop() {
  const shop = await openTestShop({ poolSize: 12 })
  const heard: string[] = []
  const ear = await listenTo(
    shop.pool,
    [changedChannel],
    (_, payload) => heard.push(...idsInPayload(payload)),
    () => undefined,
  )
  afterAll(() => ear.stop())
  return { shop, clock: shop.clock, db: shop.db, files: importFolder(shop), heard }
}
