import type { Selectable } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffApiKeys } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import { type ApiKey, apiScopes, memberOfApiKey } from './api-key.ts'
import type { StaffMember } from './staff-member.ts'

export type ApiKeyReader = ReturnType<typeof apiKeyReader>

export function apiKeyReader(db: Database) {
  return {
    /** Those that open something first, the newest on top. */
    async all(): Promise<ApiKey[]> {
      const rows = await db
        .selectFrom('staff_api_keys')
        .selectAll()
        .orderBy('revoked_at', (order) => order.desc().nullsFirst())
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(apiKeyOf)
    },

    /** @returns nothing for one that was revoked, or that there is not */
    async byKey(key: string): Promise<ApiKey | undefined> {
      const row = await db
        .selectFrom('staff_api_keys')
        .selectAll()
        .where('key_hash', '=', hashOf(key))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row && apiKeyOf(row)
    },
  }
}

export function apiKeyWriter(tx: Database) {
  return {
    /** Keeps a key as it is until the transaction ends, as the one who acts. */
    async hold(id: string): Promise<StaffMember | undefined> {
      const row = await tx.selectFrom('staff_api_keys').selectAll().where('id', '=', id).forShare().executeTakeFirst()
      return row && memberOfApiKey(apiKeyOf(row))
    },

    async add(
      key: Pick<ApiKey, 'name' | 'beginning' | 'scopes' | 'storefronts' | 'createdBy' | 'createdAt'>,
      secret: string,
    ): Promise<ApiKey> {
      const row = await tx
        .insertInto('staff_api_keys')
        .values({
          name: key.name,
          key_hash: hashOf(secret),
          beginning: key.beginning,
          scopes: [...key.scopes],
          store_codes: key.storefronts === 'all' ? null : [...key.storefronts],
          created_by: key.createdBy,
          created_at: key.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return apiKeyOf(row)
    },

    /** @returns its name; nothing where it opens nothing already */
    async revoke(id: string, now: Date): Promise<string | undefined> {
      if (!isUuid(id)) return undefined
      const row = await tx
        .updateTable('staff_api_keys')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirst()
      return row?.name
    },

    async used(id: string, now: Date): Promise<void> {
      await tx.updateTable('staff_api_keys').set({ used_at: now }).where('id', '=', id).execute()
    },
  }
}

const apiKeyOf = (row: Selectable<StaffApiKeys>): ApiKey => ({
  id: row.id,
  name: row.name,
  beginning: row.beginning,
  // A scope that a later release knew is none here.
  scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
  storefronts: row.store_codes ?? 'all',
  createdBy: row.created_by,
  createdAt: row.created_at,
  usedAt: row.used_at,
  revokedAt: row.revoked_at,
})
