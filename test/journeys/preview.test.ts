import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { dataDir, openBrowser, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const draft = `journey-${process.pid}`
const broken = `${draft}-broken`
const folderOf = (name: string) => join('demo/drafts', name)

type Draft = { id: string; data: { page_title: string; meta_title: string; slices: unknown[] } }

/** The operator's command beside the open shop, and the links that it prints. */
async function previewLinks(name: string): Promise<string[]> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(), PUBLIC_URL: origin() }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/content-preview.ts', name], { env })
  return stdout.match(/http\S+/g) ?? []
}

/** A draft of the page about delivery. */
function write(name: string, change: (data: Draft['data']) => void): void {
  const document = JSON.parse(readFileSync('demo/content/page/verzending.nl-nl.json', 'utf8')) as Draft
  change(document.data)
  mkdirSync(join(folderOf(name), 'page'), { recursive: true })
  writeFileSync(join(folderOf(name), 'page/verzending.nl-nl.json'), JSON.stringify(document))
}

beforeAll(() => {
  write(draft, (data) => {
    data.page_title = 'Verzending in de winter'
    data.meta_title = 'Verzending in de winter'
  })
  write(broken, (data) => {
    data.page_title = 'Kapot <script>document.title = "bad"</script>'
    const text = '<img src=x onerror="document.title = 1"> hallo'
    const span = { start: 0, end: 4, type: 'hyperlink', data: { url: 'javascript:document.title = 1' } }
    data.slices.unshift(
      { slice_type: 'fireworks', variation: 'default', primary: {}, items: [] },
      { slice_type: 'hero', variation: 'default', primary: { title: 'Zonder foto' }, items: [] },
      {
        slice_type: 'richtext',
        variation: 'default',
        primary: { text: [{ type: 'paragraph', text, spans: [span] }] },
        items: [],
      },
    )
  })
})
afterAll(() => {
  for (const name of [draft, broken]) rmSync(folderOf(name), { recursive: true, force: true })
})

describe('a draft', () => {
  test('is seen by whoever follows its link, on every page that it changes, until the preview is ended', async () => {
    const [link = ''] = await previewLinks(draft)
    const page = await openBrowser({ path: link })
    expect(new URL(page.url()).pathname).toBe('/nl/verzending/')
    await page.getByRole('heading', { level: 1, name: 'Verzending in de winter' }).waitFor()
    const bar = page.getByRole('complementary', { name: say('preview.title') })
    expect(await bar.innerText()).toContain(say('preview.text'))

    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')

    const other = await openBrowser({ path: '/nl/verzending/' })
    await other.getByRole('heading', { level: 1, name: 'Verzending', exact: true }).waitFor()

    await page.getByRole('link', { name: say('preview.end') }).click()
    await page.waitForURL(`${origin()}/nl/`)
    await page.goto('/nl/verzending/')
    await page.getByRole('heading', { level: 1, name: 'Verzending', exact: true }).waitFor()
    expect(await bar.count()).toBe(0)
  })

  test('with an unknown slice, one without its picture, and scripts in its texts, is shown without what is faulty', async () => {
    const [link = ''] = await previewLinks(broken)
    const page = await openBrowser({ path: link })
    const main = page.getByRole('main')
    const text = '<img src=x onerror="document.title = 1"> hallo'
    await main.getByText(text).waitFor()
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('<script>')
    expect(await main.getByRole('link', { name: '<img' }).getAttribute('href')).toBe('/nl/')
    expect(await main.getByText('Zonder foto').count()).toBe(0)
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
    expect(await page.title()).toContain('Verzendkosten')
  })

  test('that nobody wrote has no links; the command says where its files belong', async () => {
    await expect(previewLinks(`${draft}-nowhere`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There are no documents in demo\/drafts\/journey-\d+-nowhere\. .*\n$/),
    })
  })

  test('is not shown to whoever makes up a link', async () => {
    const token = `${origin()}/sandbox/prismic/previews/made-up`
    for (const path of ['preview', 'prismic-preview']) {
      const query = new URLSearchParams({ token, documentId: 'page-delivery-nl-nl' })
      const answer = await fetch(`${origin()}/nl/${path}/?${query}`, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/nl/')
    }
  })
})

/** What Slice Machine does around the simulator, in the few lines that matter: it answers the frame, and sends slices. */
const editor = (simulator: string, slices: unknown) => `<!doctype html>
<iframe title="simulator" allow="local-network-access *" src="${simulator}" width="1000" height="600"></iframe>
<script>
  const frame = document.querySelector('iframe')
  addEventListener('message', ({ data, source }) => {
    if (data.type !== 'ready') return
    const { port1, port2 } = new MessageChannel()
    source.postMessage({ requestID: data.requestID, status: 200, msg: 'ok', data: undefined }, '*')
    source.postMessage({ type: 'connect', requestID: 'editor-0', data: { activeSliceAPI: true, sliceZoneSizeAPI: true } }, '*', [port2])
    port1.postMessage({ type: 'setSliceZone', requestID: 'editor-1', data: ${JSON.stringify(slices)} })
    port1.onmessage = ({ data }) => { if (data.type === 'setSliceZoneSize') document.title = 'sized' }
  })
</script>`

describe('the slice simulator', () => {
  test('draws what the editor around it sends', async () => {
    const page = await openBrowser({ routesThirdParties: true })
    // The editor is on the internet, the shop of this test is not.
    await page.context().grantPermissions(['local-network-access'])
    const slices = [
      {
        id: 'a',
        slice_type: 'richtext',
        variation: 'default',
        primary: { text: [{ type: 'heading2', text: 'Zo komt het aan', spans: [] }] },
        items: [],
      },
    ]
    await page
      .context()
      .route('https://cordwainer.prismic.io/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: editor(`${origin()}/nl/slice-simulator/`, slices) }),
      )
    await page.goto('https://cordwainer.prismic.io/builder')
    await page.frameLocator('iframe').getByRole('heading', { name: 'Zo komt het aan' }).waitFor()
  })

  test('and the empty layout are found by nobody, and only the editor may frame them', async () => {
    for (const path of ['slice-simulator', 'empty-layout']) {
      const page = await openBrowser({ path: `/nl/${path}/` })
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
    }
    const policyOf = async (path: string) => (await fetch(`${origin()}${path}`)).headers.get('content-security-policy')
    expect(await policyOf('/nl/slice-simulator/')).toContain('frame-ancestors https://*.prismic.io')
    expect(await policyOf('/nl/verzending/')).toContain("frame-ancestors 'none'")
  })
})
