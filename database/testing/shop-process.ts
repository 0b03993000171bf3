/** A shop as a process of its own, for tests that kill it: starts the embedded PostgreSQL and ends on SIGINT. */
import { startEmbeddedPostgres } from '../embedded.ts'

const dataDir = process.argv[2]
if (!dataDir) throw new Error('Name the data folder: node database/testing/shop-process.ts <data folder>')

const say = (message: string) => process.stdout.write(`${message}\n`)
try {
  const server = await startEmbeddedPostgres({ dataDir, log: { info: say, error: say } })
  process.once('SIGINT', () => server.stop().then(() => process.exit(0)))
  say('ready')
} catch (error) {
  say(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exit(1)
}
