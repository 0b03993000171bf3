import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'

export type Metrics = {
  readonly contentType: string
  text(): Promise<string>
  timed(renderer: Pick<Renderer, 'render'>): Pick<Renderer, 'render'>
}

/** What Prometheus may ask: the process, the page cache, the renderer. */
export function createMetrics(cache: PageCache, renderer: Pick<Renderer, 'waiting' | 'alive'>): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  new Counter({
    name: 'cordwainer_page_cache_requests_total',
    help: 'Public pages by how they were answered',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(cache.counts)) this.inc({ outcome }, count)
    },
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('cordwainer_page_cache_bytes', 'Bytes of stored pages', () => cache.bytes)
  gauge('cordwainer_page_cache_pages', 'Stored pages', () => cache.size)
  gauge('cordwainer_renderer_waiting', 'Pages that wait for rendering', () => renderer.waiting)
  gauge('cordwainer_renderer_alive', 'Whether the renderer runs', () => Number(renderer.alive))
  const seconds = new Histogram({
    name: 'cordwainer_render_seconds',
    help: 'Time from asking for a page to having it',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  })
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    timed: (renderer) => ({
      render: async (task) => {
        const end = seconds.startTimer({ kind: task.personal ? 'personal' : 'public' })
        try {
          return await renderer.render(task)
        } finally {
          end()
        }
      },
    }),
  }
}
