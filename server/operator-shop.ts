import { joinEmbeddedPostgres } from '#database/embedded.ts'
import type { ComposedShop } from './composed-shop.ts'
import { composeShop } from './composition-root.ts'
import { type Config, readConfig, type ShopConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { isForOperator } from './operator-errors.ts'
import { startShopDatabase } from './shop-database.ts'

export type OperatorShop = { readonly config: Config; readonly log: Log; readonly shop: ComposedShop }

/**
 * Runs a command of the operator on the shop's database: beside a shop that is open on it, which hears of what was changed,
 * or by itself. A sentence of `work` ends the command with exit code 1.
 */
export async function withOperatorShop(
  work: (shop: OperatorShop) => Promise<readonly string[] | undefined>,
): Promise<void> {
  try {
    const config = readConfig()
    const log = createLog('warn')
    const { database, stop } = await openDatabase(config, log)
    try {
      const shop = await composeShop({ ...config, database })
      const problems = await work({ config, log, shop }).finally(() => shop.close())
      if (problems) fail(problems)
    } finally {
      // Also where a faulty file of the shop let nothing open: a database that nobody closes keeps the command waiting.
      await stop()
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    fail([isForOperator(error) ? error.message : (error.stack ?? error.message)])
  }
}

async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ database: ShopConfig['database']; stop(): Promise<void> }> {
  const say = { info: log.debug.bind(log), warn: log.warn.bind(log), error: log.error.bind(log) }
  const embedded =
    config.databaseUrl === undefined ? await joinEmbeddedPostgres({ dataDir: config.dataDir, log: say }) : undefined
  if (embedded) return { database: { embedded }, stop: async () => undefined }
  return startShopDatabase(config, log, (reason) => fail([reason.message]))
}

function fail(sentences: readonly string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exitCode = 1
}
