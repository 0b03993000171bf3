import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '#test/shop/free-port.ts'
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
  readonly backoffice: {
    readonly origin: string
    /** By which its first owner begins, as the shop's greeting says it; nothing for a shop that knows no address of its own. */
    readonly ownerLink: string | undefined
  }
}

export type OpenJourneyShop = JourneyShop & { close(): Promise<void> }

/** Opens the built shop once for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) throw new Error('Build the shop first: npm run build')
  const shops = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openJourneyShop()))
  project.provide(
    'shops',
    shops.map(({ origin, dataDir, backoffice }) => ({ origin, dataDir, backoffice })),
  )
  return async () => {
    await Promise.all(shops.map((shop) => shop.close()))
  }
}

/** A shop on a free port, with an embedded database that nobody else uses. */
export async function openJourneyShop(
  own: Readonly<Record<string, string | undefined>> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'cordwainer-journeys-')),
): Promise<OpenJourneyShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const adminPort = await freePort()
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // Each shopper comes from a network of their own, as in life; otherwise they would share its limits.
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
      ...vendorsInPages,
      TAG_MANAGER_ID: 'GTM-JOURNEY',
      META_PIXEL_ID: '1234567890',
      META_ACCESS_TOKEN: 'a-token-of-the-pixel',
      META_URL: `${origin}/sandbox/meta`,
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      THIRD_PARTY_SCRIPTS: 'https://reviews.example/badge.js',
      MOLLIE_PROFILE_ID: 'pfl_Journey',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const greeting = await open(shop)
  const ownerLink = /http\S+\/invitation\/\S+/.exec(greeting)?.[0]
  const close = async () => {
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin, dataDir, backoffice: { origin: `http://localhost:${adminPort}`, ownerLink }, close }
}

/** The shop says that it is open by greeting, and how it is closed at the end of that. */
function open(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    shop.once('exit', (code) => reject(new Error(`The shop did not open (${code})`)))
    shop.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('closes the shop')) resolve(said)
    })
  })
}
