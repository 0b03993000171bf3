import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { shopRole, startTestServer } from '#database/testing/server.ts'
import type {} from '#database/testing.ts'

/** Gives the test project the PostgreSQL that it is named after, with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(project.name === 'postgres-15' ? 15 : 18)
  try {
    const { socket } = server
    const { pool, close } = openDatabase({
      embedded: { host: socket, port: 5432, user: shopRole, database: shopRole, ssl: false },
    })
    // A template is copied only while nobody is connected to it.
    await migrateDatabase(pool).finally(close)
    project.provide('postgres', { socket, template: shopRole, role: shopRole })
    return server.stop
  } catch (error) {
    await server.stop()
    throw error
  }
}
