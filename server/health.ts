import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

export type Health = { readonly ok: boolean; readonly checks: Readonly<Record<string, boolean>> }

export type HealthParts = {
  readonly db: Database
  readonly renderer: { readonly alive: boolean }
}

const patience = 2000

/** Whether the shop can sell: its database answers, there is something to sell, and pages can be made. */
export async function checkHealth({ db, renderer }: HealthParts): Promise<Health> {
  const stocked = await withinTime(
    sql<{ stocked: boolean }>`select exists (select from products) as stocked`
      .execute(db)
      .then(({ rows }) => rows[0]?.stocked === true),
  )
  const checks = { database: stocked !== undefined, catalogue: stocked === true, renderer: renderer.alive }
  return { ok: Object.values(checks).every(Boolean), checks }
}

/** The answer, or nothing when it fails or does not come in time. */
export async function withinTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), patience)
  try {
    return await Promise.race([answer.catch(() => undefined), promise])
  } finally {
    clearTimeout(timer)
  }
}
