import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashOf } from '#shop/credentials/hashed-token.ts'
import { createSecretBox } from '#shop/credentials/secret-box.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import type { Cluster } from './cluster.ts'

/** What staff open the back office with. */
const scopes = ['orders.read', 'orders.write', 'orders.refund', 'orders.fulfil']

/**
 * Opens the demo shop on both nodes, with a receiver of webhooks, keys for staff, and enough on some shelves.
 * @returns keys, and the sizes that are bought
 */
export async function prepareShop({ nodes, pool, vendors, staffSecret }: Cluster) {
  // The first one fills the shop.
  for (const node of nodes) await node.open()
  const { productData } = await askOverHttp<{
    productData: { products: { variants: { sku: string; availableStock: number }[] }[] }
  }>(
    over(nodes[0].origin),
    '{ search(itemsPerPage: 48) { productData { products { variants { sku availableStock } } } } }',
  )
  const sizes = productData.products
    .flatMap(({ variants }) => variants)
    .flatMap(({ sku, availableStock }) => (availableStock > 1 ? [sku] : []))
  await pool.query(
    `insert into webhook_endpoints (url, description, secret, state, created_at)
     values ($1, 'The run', $2, 'active', now())`,
    [vendors.receiverUrl, createSecretBox(staffSecret).seal(`whsec_${randomBytes(32).toString('base64')}`)],
  )
  return { sizes, keys: [await newKey(pool), await newKey(pool)] }
}

async function newKey(pool: pg.Pool): Promise<string> {
  const key = `cwk_${randomBytes(24).toString('base64url')}`
  await pool.query(
    `insert into staff_api_keys (name, key_hash, beginning, scopes, created_by, created_at)
     values ('Customer service', $1, $2, $3, 'The run', now())`,
    [hashOf(key), key.slice(0, 8), scopes],
  )
  return key
}
