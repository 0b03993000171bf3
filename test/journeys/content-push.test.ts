import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readModels } from '#integrations/prismic/models/models.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { createWriteApi } from '#integrations/prismic/repository/write-api.ts'
import { storefronts } from '#kernel/storefront.ts'
import { dataDir, openBrowser, origin } from './browser.ts'
import { vendorsInPages } from './vendors-in-pages.ts'

/** A repository at Prismic without documents: the sandbox of its APIs, behind HTTP. */
const repository = createWriteApi({
  repository: 'cordwainer',
  writeToken: 'token-of-the-write-api',
  languages: storefronts.map(({ contentLang, name }) => ({ id: contentLang, name })),
})
const server = createServer(
  getRequestListener((request) => repository.fetch(request), { overrideGlobalObjects: false }),
)
let sandbox = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  sandbox = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Prismic asks for a second and a half between writes, which makes twenty minutes of a whole shop; its sandbox needs no rest. */
const withoutRest =
  'data:text/javascript,const%20real=setTimeout;globalThis.setTimeout=(run,ms,...rest)=>real(run,ms>500%26%26ms<=1500?0:ms,...rest)'

const settings = () => ({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PRISMIC_REPOSITORY: 'cordwainer',
  PRISMIC_URL: `${sandbox}/api/v2`,
})

async function pushed(args: readonly string[] = []) {
  const command = spawn(process.execPath, ['server/commands/content-push.ts', ...args], {
    env: {
      ...settings(),
      DATA_DIR: dataDir(),
      PUBLIC_URL: origin(),
      PRISMIC_WRITE_URL: sandbox,
      PRISMIC_WRITE_TOKEN: 'token-of-the-write-api',
      NODE_OPTIONS: `--import=${withoutRest}`,
    },
  })
  const said: string[] = []
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text: Buffer) => said.push(String(text)))
  const [code] = (await once(command, 'exit')) as [number]
  return { code, said: said.join('').trim() }
}

/** The same shop, on the same database, whose content comes from the repository. */
async function shopOnRepository(): Promise<{ readonly shop: ChildProcess; readonly address: string }> {
  const socket = encodeURIComponent(join(dataDir(), 'postgres/run'))
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const address = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...settings(),
      ...vendorsInPages,
      PORT: String(port),
      ADMIN_PORT: '0',
      PUBLIC_URL: address,
      DATABASE_URL: `postgres://cordwainer@localhost/cordwainer?host=${socket}`,
      DATA_DIR: join(dataDir(), 'second'),
      DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const text of shop.stdout ?? []) if (String(text).includes('is open')) break
  return { shop, address }
}

test('npm run content:push fills an empty repository, and a shop that is pointed at it looks the same', {
  timeout: 600_000,
}, async () => {
  const { documents } = readDocuments('demo/content')
  const { raw } = readModels()

  expect(await pushed(['--publish'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(new RegExp(`${documents.length} documents are being published$`)),
  })
  expect([repository.models.customtypes.size, repository.models.slices.size]).toEqual([
    raw.types.length,
    raw.slices.length,
  ])
  expect(repository.assets.size).toBeGreaterThan(50)
  // What is there stays as its editors have it.
  expect(await pushed()).toEqual({
    code: 1,
    said: `The repository has ${documents.length} documents already; only an empty one is filled.`,
  })

  const { shop, address } = await shopOnRepository()
  try {
    const page = await openBrowser()
    const shown = async (base: string, path: string) => {
      await page.goto(base + path, { waitUntil: 'networkidle' })
      // News above the header counts seconds, so it is never the same twice.
      const [main, foot] = await Promise.all(
        ['main', 'contentinfo'].map((role) => page.getByRole(role as 'main').innerText()),
      )
      return { main, foot, title: await page.title(), pictures: await page.locator('main img').count() }
    }
    for (const path of [
      '/nl/',
      '/de/impressum/',
      '/fr/le-metier/',
      '/blog/',
      '/nl/lookbook/samen-gedragen/',
      '/gone/',
    ]) {
      expect(await shown(address, path), path).toEqual(await shown(origin(), path))
    }
  } finally {
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
  }
})
