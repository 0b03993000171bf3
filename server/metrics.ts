import type { Server, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ArrivalFigures } from './arrival-figures.ts'
import type { BackupFigures } from './backup-figures.ts'
import type { InboxWatch } from './inbox-files.ts'
import type { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import type { SharedImages } from './shared-images/shared-images.ts'
import type { LostSpans } from './tracing/lost-spans.ts'
import type { VendorFigure, VendorFigures } from './vendor-figures.ts'

export type Metrics = {
  readonly contentType: string
  text(): Promise<string>
  /** Counts the answers of a server by their class: 2xx, 4xx, 5xx. */
  countAnswers(server: Pick<Server, 'on'>): void
  timed(renderer: Pick<Renderer, 'render'>): Pick<Renderer, 'render'>
}

/** What Prometheus may ask: the process, the page cache, the renderer, the database, answers, the outside systems. */
export function createMetrics(
  cache: PageCache,
  renderer: Pick<Renderer, 'waiting' | 'alive'>,
  vendors: Pick<VendorFigures, 'all'> = { all: () => [] },
  inboxes?: Pick<InboxWatch, 'waiting' | 'stuck'>,
  pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  backups?: () => Promise<BackupFigures>,
  lostSpans?: Pick<LostSpans, 'count'>,
  measuredPictures?: () => Promise<{ readonly measured: number; readonly failed: number }>,
  arrivals?: Pick<ArrivalFigures, 'all'>,
  sharedImages?: Pick<SharedImages, 'figures'>,
): Metrics {
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
  countVendors(registers, vendors)
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
  if (inboxes) {
    gauge('cordwainer_import_folder_waiting', 'Files that stay in the import folder', () => inboxes.waiting)
    gauge('cordwainer_import_folder_stuck', 'Files that can’t be moved or read there', () => inboxes.stuck)
  }
  if (pool) {
    gauge('cordwainer_database_connections', 'Connections of the main thread', () => pool.totalCount)
    gauge('cordwainer_database_connections_idle', 'Of them those that do nothing', () => pool.idleCount)
    gauge('cordwainer_database_waiting', 'Questions that wait for a connection', () => pool.waitingCount)
  }
  if (backups) gaugeBackups(registers, backups)
  if (lostSpans) countLostSpans(registers, lostSpans)
  if (measuredPictures) gaugePictures(registers, measuredPictures)
  if (arrivals) countArrivals(registers, arrivals)
  if (sharedImages) countSharedImages(registers, sharedImages)
  const answers = new Counter({
    name: 'cordwainer_http_answers_total',
    help: 'Answers to requests by the class of their status',
    labelNames: ['status'],
    registers,
  })
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
    countAnswers: (server) => {
      server.on('request', (_request, response: ServerResponse) =>
        response.once('finish', () => answers.inc({ status: `${Math.floor(response.statusCode / 100)}xx` })),
      )
    },
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

/** Of a shop that keeps what it writes a second time; nothing is said of it while the database doesn't answer. */
function gaugeBackups(registers: Registry[], read: () => Promise<BackupFigures>): void {
  new Gauge({
    name: 'cordwainer_backup_files',
    help: 'Files of 16 MB for the backup folder since PostgreSQL’s statistics began: written, and how often one could not be',
    labelNames: ['result'],
    registers,
    async collect() {
      const figures = await read().catch(() => undefined)
      if (!figures) return
      this.set({ result: 'written' }, figures.written)
      this.set({ result: 'failed' }, figures.failed)
    },
  })
  new Gauge({
    name: 'cordwainer_backup_proven_timestamp_seconds',
    help: 'When the last backup was made that was restored aside and read to its end, in seconds since 1970',
    // Without a label it would be 0 from the start, which is a date.
    labelNames: ['kind'],
    registers,
    async collect() {
      const figures = await read().catch(() => undefined)
      if (figures?.provenFrom) this.set({ kind: 'base' }, figures.provenFrom.getTime() / 1000)
    },
  })
}

/** Of pictures that a job looks at; nothing is said of them while the database doesn't answer. */
function gaugePictures(
  registers: Registry[],
  read: () => Promise<{ readonly measured: number; readonly failed: number }>,
): void {
  new Gauge({
    name: 'cordwainer_pictures_measured',
    help: 'First pictures of products whose colours and shape are known, and those that could not be looked at',
    labelNames: ['result'],
    registers,
    async collect() {
      const figures = await read().catch(() => undefined)
      if (!figures) return
      this.set({ result: 'measured' }, figures.measured)
      this.set({ result: 'failed' }, figures.failed)
    },
  })
}

function countLostSpans(registers: Registry[], lost: Pick<LostSpans, 'count'>): void {
  new Counter({
    name: 'cordwainer_trace_spans_lost_total',
    help: 'Parts of traces that could not be told to the collector',
    registers,
    collect() {
      this.reset()
      this.inc(lost.count)
    },
  })
}

/** A shop whose stores hear nothing any more is seen by it, and one whose shoppers say "here" and never "coming". */
function countArrivals(registers: Registry[], arrivals: Pick<ArrivalFigures, 'all'>): void {
  new Counter({
    name: 'cordwainer_arrival_notices_total',
    help: 'Notices to stores that somebody is on their way or there, of orders and of reservations',
    labelNames: ['of', 'arrival'],
    registers,
    collect() {
      this.reset()
      for (const { of, arrival, count } of arrivals.all()) this.inc({ of, arrival }, count)
    },
  })
}

/** Of a shop whose nodes share what they resized: how often that saved the work, and whether the place answers. */
function countSharedImages(registers: Registry[], shared: Pick<SharedImages, 'figures'>): void {
  new Counter({
    name: 'cordwainer_shared_pictures_total',
    help: 'Resized pictures that were looked for and put where nodes share them, by outcome',
    labelNames: ['operation', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { operation, outcome, count } of shared.figures()) this.inc({ operation, outcome }, count)
    },
  })
}

/** Two counters, so that a rate of failures and a mean duration can be drawn per vendor and operation. */
function countVendors(registers: Registry[], vendors: Pick<VendorFigures, 'all'>): void {
  const labelNames = ['vendor', 'operation', 'outcome'] as const
  const counter = (name: string, help: string, value: (figure: VendorFigure) => number) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const figure of vendors.all()) {
          const { vendor, operation, outcome } = figure
          this.inc({ vendor, operation, outcome }, value(figure))
        }
      },
    })
  counter('cordwainer_vendor_requests_total', 'Requests to outside systems by outcome', ({ count }) => count)
  counter('cordwainer_vendor_seconds_total', 'Time spent waiting for outside systems', ({ seconds }) => seconds)
}
