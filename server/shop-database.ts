import { type DatabaseConfig, directTo, isPooled, openDatabase } from '#database/connect.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { explainPooler, refuseOtherSessions } from '#database/pooled-sessions.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export type ShopDatabase = { readonly database: DatabaseConfig; stop(): Promise<void> }

/** The database that the settings name, or the embedded one; migrated. */
export async function startShopDatabase(
  config: Config,
  log: Log,
  onLost: (reason: Error) => void,
): Promise<ShopDatabase> {
  const { database, stop } = await connection(config, log, onLost)
  try {
    const { pool, close } = openDatabase(directTo(database), { poolSize: 1, applicationName: 'cordwainer-migrate' })
    const applied = await migrateDatabase(pool).finally(close)
    if (applied.length > 0) log.info({ applied }, 'The database was brought up to date')
    if (isPooled(database)) await tryPooler(database)
    return { database, stop }
  } catch (error) {
    await stop()
    throw explainPooler(error)
  }
}

async function tryPooler(database: DatabaseConfig): Promise<void> {
  const { pool, close } = openDatabase(database, { poolSize: 1, applicationName: 'cordwainer-migrate' })
  await refuseOtherSessions(pool).finally(close)
}

async function connection(config: Config, log: Log, onLost: (reason: Error) => void): Promise<ShopDatabase> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config
  if (url !== undefined) return { database: { url, ...(directUrl && { directUrl }) }, stop: async () => undefined }
  const say = {
    info: (sentence: string) => log.debug(sentence),
    warn: (sentence: string) => log.warn(sentence),
    error: (sentence: string) => log.error(sentence),
  }
  const { dataDir, backupFolder } = config
  const embedded = await startEmbeddedPostgres({ dataDir, backupFolder, log: say, onLost })
  return { database: { embedded: embedded.connection }, stop: embedded.stop }
}
