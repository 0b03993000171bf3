import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { dataDir, origin } from './browser.ts'

/** What staff type about orders beside the open shop. */
export async function runOrderCommand(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/orders.ts', ...words], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir(),
      PUBLIC_URL: origin(),
      LOG_LEVEL: 'warn',
    },
  })
  return stdout
}
