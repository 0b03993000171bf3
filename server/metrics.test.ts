import { expect, test } from 'vitest'
import { stoppedClock } from '#kernel/clock.ts'
import { ArrivalFigures } from './arrival-figures.ts'
import { createInboxWatch } from './inbox-files.ts'
import { createMetrics } from './metrics.ts'
import { PageCache } from './page-cache.ts'
import { SharedImageFigures } from './shared-images/shared-image-figures.ts'

const cache = new PageCache({ limit: 0, clock: stoppedClock('2026-11-24T10:00:00Z'), securityHeaders: () => [] })
const renderer = { waiting: 0, alive: true }

test('a shop with an import folder counts the files that stay in it, as they are when asked', async () => {
  const inboxes = createInboxWatch()
  const metrics = createMetrics(cache, renderer, undefined, inboxes)
  expect(await metrics.text()).toContain('cordwainer_import_folder_stuck 0')
  Object.assign(inboxes, { stuck: 2, waiting: 3 })
  const text = await metrics.text()
  expect(text).toContain('cordwainer_import_folder_stuck 2')
  expect(text).toContain('cordwainer_import_folder_waiting 3')
})

test('one without such a folder says nothing of it', async () => {
  expect(await createMetrics(cache, renderer).text()).not.toContain('import_folder')
})

test('a shop with a backup folder says what got there, and goes on while the database is silent', async () => {
  const night = new Date('2026-11-26T03:00:00Z')
  // Each scrape asks once for the files and once for what was proven.
  const figures = [{ written: 7, failed: 2 }, undefined, { written: 8, failed: 3, provenFrom: night }]
  const answers = figures.flatMap((one) => [one, one])
  const read = async () => {
    const answer = answers.shift()
    if (!answer) throw new Error('The database does not answer')
    return answer
  }
  const metrics = createMetrics(cache, renderer, undefined, undefined, undefined, read)
  const said = async () => (await metrics.text()).match(/^cordwainer_backup_files.*$/gm)
  const before = ['cordwainer_backup_files{result="written"} 7', 'cordwainer_backup_files{result="failed"} 2']
  expect(await said()).toEqual(before)
  expect(await said()).toEqual(before)
  expect(await said()).toEqual([
    'cordwainer_backup_files{result="written"} 8',
    'cordwainer_backup_files{result="failed"} 3',
  ])
  expect(await createMetrics(cache, renderer).text()).not.toContain('cordwainer_backup')
  const proven = createMetrics(cache, renderer, undefined, undefined, undefined, async () => ({
    written: 1,
    failed: 0,
    provenFrom: night,
  }))
  expect(await proven.text()).toContain(
    `cordwainer_backup_proven_timestamp_seconds{kind="base"} ${night.getTime() / 1000}`,
  )
})

test('pictures that could not be looked at are counted, and keep nobody from the other figures', async () => {
  const more = [undefined, undefined, undefined, undefined, undefined] as const
  const answers = [{ measured: 230, failed: 1 }]
  const metrics = createMetrics(cache, renderer, ...more, async () => {
    const answer = answers.shift()
    if (!answer) throw new Error('The database does not answer')
    return answer
  })
  expect(await metrics.text()).toContain('cordwainer_pictures_measured{result="failed"} 1')
  expect(await metrics.text()).toContain('cordwainer_renderer_alive')
  expect(await createMetrics(cache, renderer).text()).not.toContain('cordwainer_pictures')
})

test('a shop that is traced counts what no collector was told', async () => {
  const more = [undefined, undefined, undefined, undefined] as const
  const metrics = createMetrics(cache, renderer, ...more, { count: 12 })
  expect(await metrics.text()).toContain('cordwainer_trace_spans_lost_total 12')
  expect(await createMetrics(cache, renderer).text()).not.toContain('cordwainer_trace')
})

test('what stores heard of shoppers who come is counted by what they fetch and what they said, from none on', async () => {
  const more = [undefined, undefined, undefined, undefined, undefined, undefined] as const
  const arrivals = new ArrivalFigures()
  const metrics = createMetrics(cache, renderer, ...more, arrivals)
  const said = async () => (await metrics.text()).match(/^cordwainer_arrival_notices_total.*$/gm)
  const lines = (coming: number, here: number, pairs: number) => [
    `cordwainer_arrival_notices_total{of="order",arrival="coming"} ${coming}`,
    `cordwainer_arrival_notices_total{of="order",arrival="here"} ${here}`,
    'cordwainer_arrival_notices_total{of="reservation",arrival="coming"} 0',
    `cordwainer_arrival_notices_total{of="reservation",arrival="here"} ${pairs}`,
  ]
  expect(await said()).toEqual(lines(0, 0, 0))
  for (const arrival of ['coming', 'here', 'here'] as const) arrivals.add({ of: 'order', arrival })
  arrivals.add({ of: 'reservation', arrival: 'here' })
  expect(await said()).toEqual(lines(1, 2, 1))
  expect(await said()).toEqual(lines(1, 2, 1))
  expect(await createMetrics(cache, renderer).text()).not.toContain('cordwainer_arrival')
})

test('where nodes share resized pictures, what became of each is counted, from none on', async () => {
  const more = [undefined, undefined, undefined, undefined, undefined, undefined, undefined] as const
  const figures = new SharedImageFigures()
  const metrics = createMetrics(cache, renderer, ...more, { figures: () => figures.all() })
  const said = async () => (await metrics.text()).match(/^cordwainer_shared_pictures_total.*$/gm)
  expect(await said()).toEqual([
    ...['found', 'absent', 'broken', 'late', 'failed', 'skipped'].map(
      (outcome) => `cordwainer_shared_pictures_total{operation="read",outcome="${outcome}"} 0`,
    ),
    ...['stored', 'late', 'failed', 'skipped'].map(
      (outcome) => `cordwainer_shared_pictures_total{operation="write",outcome="${outcome}"} 0`,
    ),
  ])
  for (const outcome of ['found', 'found', 'late'] as const) figures.add('read', outcome)
  figures.add('write', 'late')
  expect(await said()).toEqual(
    expect.arrayContaining([
      'cordwainer_shared_pictures_total{operation="read",outcome="found"} 2',
      'cordwainer_shared_pictures_total{operation="read",outcome="late"} 1',
      'cordwainer_shared_pictures_total{operation="write",outcome="late"} 1',
    ]),
  )
  expect(await createMetrics(cache, renderer).text()).not.toContain('cordwainer_shared')
})
