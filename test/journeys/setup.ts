import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { vendorsInPages } from './vendors-in-pages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each test worker: journeys in one shop would meet each other's stock, jobs and content. */
    shops: readonly JourneyShop[]
  }
}

export type JourneyShop = {
  readonly origin: string
  /** Where the shop keeps its data, for an operator's commands beside it. */
  readonly dataDir: string
}

export type OpenJourneyShop = JourneyShop & { close(): Promise<void> }

/** Opens the built shop once for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) throw new Error('Build the shop first: npm run build')
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openJourneyShop()))
  project.provide(
    'shops',
    shops.map(({ origin, dataDir }) => ({ origin, dataDir })),
  )
  return async () => {
    await Promise.all(shops.map((shop) => shop.close()))
  }
}

/** A shop on a free port, with an embedded database that nobody else uses. */
export async function openJourneyShop(
  own: Readonly<Record<string, string>> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'cordwainer-journeys-')),
): Promise<OpenJourneyShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: '0',
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // Each shopper comes from a network of their own, as in life; otherwise they would share its limits.
      TRUST_PROXY: '1',
      ...vendorsInPages,
      TAG_MANAGER_ID: 'GTM-JOURNEY',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      THIRD_PARTY_SCRIPTS: 'https://reviews.example/badge.js',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await open(shop)
  const close = async () => {
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin, dataDir, close }
}

/** The shop says that it is open by greeting. */
function open(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    shop.once('exit', (code) => reject(new Error(`The shop did not open (${code})`)))
    shop.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('is open')) resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}
