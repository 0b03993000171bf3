import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { SearchWithFallback } from '#shop/search/search-with-fallback.ts'

export type Health = {
  readonly ok: boolean
  readonly checks: Readonly<Record<string, boolean>>
  /** What is away, and done without; absent when nothing is. */
  readonly degraded?: readonly string[]
}

export type HealthDeps = {
  readonly db: Database
  readonly renderer: { readonly alive: boolean }
  /** Where the settings name a search service. */
  readonly search?: Pick<SearchWithFallback, 'health'> | undefined
}

const patience = 2000

/** Whether the shop can sell: its database answers, there is something to sell, and pages can be made. */
export async function checkHealth({ db, renderer, search }: HealthDeps): Promise<Health> {
  const [stocked, searchedBy] = await Promise.all([
    withinTime(
      sql<{ stocked: boolean }>`select exists (select from products) as stocked`
        .execute(db)
        .then(({ rows }) => rows[0]?.stocked === true),
    ),
    // Two seconds are what a question waits for the service.
    search && withinTime(search.health(), 2 * patience),
  ])
  const checks = {
    database: stocked !== undefined,
    catalogue: stocked === true,
    renderer: renderer.alive,
    ...(search ? { search: searchedBy === 'service' || searchedBy === 'own' } : {}),
  }
  return {
    ok: Object.values(checks).every(Boolean),
    checks,
    ...(searchedBy === 'own' ? { degraded: ['search'] } : {}),
  }
}

/** The answer, or nothing when it fails or does not come in time. */
export async function withinTime<T>(answer: Promise<T>, milliseconds = patience): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  try {
    return await Promise.race([answer.catch(() => undefined), promise])
  } finally {
    clearTimeout(timer)
  }
}
