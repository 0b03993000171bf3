import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ArrivalFigures } from './arrival-figures.ts'
import { readConfig } from './config.ts'
import type { RenderTask } from './render-protocol.ts'
import { RenderFailed } from './render-thread.ts'
import { type RendererOptions, RendererOverloaded, WorkerRenderer } from './renderer.ts'

const worker = new URL('./renderer.fixture.ts', import.meta.url)
const shopConfig = { ...readConfig({}), database: { url: 'postgres://nowhere' } }

async function setUp(options: Partial<RendererOptions> = {}) {
  const renderer = new WorkerRenderer({ version: '1', log: pino({ level: 'silent' }), queue: 100, worker, ...options })
  onTestFinished(() => renderer.stop())
  await renderer.start(shopConfig)
  const render = async (path: string, isPersonal = false) => {
    const page = await renderer.render(isPersonal ? personal(path) : anyone(path))
    return Buffer.from(page.body).toString()
  }
  return { renderer, render }
}

const anyone = (path: string): RenderTask => ({
  storefront: 'en_GB',
  segment: 'for-her',
  cookieBar: true,
  url: `http://localhost${path}`,
})
const personal = (path: string): RenderTask => ({
  ...anyone(path),
  personal: {
    method: 'GET',
    headers: [],
    body: undefined,
    contextToken: undefined,
    customerToken: undefined,
    visit: undefined,
    storeSession: undefined,
    clientAddress: undefined,
  },
})

describe('the renderer', () => {
  test('makes pages of one person before pages that anyone may see', async () => {
    const { render } = await setUp({ atOnce: 1 })
    const first = render('/first')
    const pages = [render('/public'), render('/cart', true)]
    await Promise.all([first, ...pages])
    await expect(render('/last')).resolves.toBe('/first /cart /public /last')
  })

  test('refuses what would wait too long, and goes on with what waits', async () => {
    const { render } = await setUp({ atOnce: 1, queue: 2 })
    const waiting = [render('/a'), render('/b'), render('/c')]
    await expect(render('/d')).rejects.toBeInstanceOf(RendererOverloaded)
    await expect(Promise.all(waiting)).resolves.toHaveLength(3)
    await expect(render('/e')).resolves.toContain('/e')
  })

  test('tells the process of what stores heard on its threads', async () => {
    const figures = new ArrivalFigures()
    const { render } = await setUp({ threads: 2, countArrival: figures.add })
    await Promise.all([render('/here'), render('/here')])
    expect(figures.all()).toContainEqual({ of: 'order', arrival: 'here', count: 2 })
  })

  test('tells that a page failed, and makes the next', async () => {
    const { render } = await setUp()
    await expect(render('/refuse')).rejects.toThrow(new RenderFailed('a loader failed'))
    await expect(render('/ok')).resolves.toContain('/ok')
  })

  test('gives up on a page that never comes', async () => {
    const { render } = await setUp({ patience: 300 })
    await expect(render('/never')).rejects.toThrow('No page after 300 ms')
    await expect(render('/ok')).resolves.toContain('/ok')
  })

  test('comes back after its thread died; what was in hand fails, what waited is made', async () => {
    const { renderer, render } = await setUp({ atOnce: 1 })
    const crash = render('/crash')
    const waited = render('/waited')
    await expect(crash).rejects.toThrow('The renderer broke down')
    expect(renderer.alive).toBe(false)
    await expect(waited).resolves.toBe('/waited')
    expect(renderer.alive).toBe(true)
  })

  test('that stops lets go of what waits', async () => {
    const { renderer, render } = await setUp({ atOnce: 1 })
    const inHand = render('/never')
    const waiting = render('/waiting')
    const ends = Promise.allSettled([inHand, waiting])
    await renderer.stop()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(render('/late')).rejects.toBeInstanceOf(RendererOverloaded)
  })

  test('hears of a change before it makes a page after it', async () => {
    const { renderer, render } = await setUp()
    renderer.invalidate(['product:1'])
    renderer.invalidate(undefined)
    await expect(render('/boot')).resolves.toBe('changed product:1 changed all /boot')
  })

  test('shares its pages between threads, one line before all of them', async () => {
    const { renderer, render } = await setUp({ atOnce: 1, threads: 2 })
    // The second thread takes what the first, which is held up for good, can't.
    const held = render('/never')
    await expect.poll(() => render('/ok')).toBe('/ok')
    expect(renderer.waiting).toBe(0)
    held.catch(() => undefined)
  })

  test('goes on with the other thread when one dies, and tells both of changes', async () => {
    const { renderer, render } = await setUp({ threads: 2 })
    await expect(render('/crash')).rejects.toThrow('The renderer broke down')
    await expect.poll(() => render('/ok').catch(() => undefined)).toContain('/ok')
    renderer.invalidate(['product:1'])
    const pages = await Promise.all([render('/a'), render('/b')])
    for (const page of pages) expect(page).toContain('changed product:1')
  })
})
