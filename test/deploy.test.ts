import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { stoppedClock } from '#kernel/clock.ts'
import { ArrivalFigures } from '#server/arrival-figures.ts'
import { settings } from '#server/config/environment.ts'
import { createInboxWatch } from '#server/inbox-files.ts'
import { createMetrics } from '#server/metrics.ts'
import { PageCache } from '#server/page-cache.ts'

const read = (path: string) => readFile(join('deploy', path), 'utf8')
const known = new Set<string>(Object.keys(settings))
/** What programs beneath the shop read. */
const others = new Set(['PATH', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'])
const unknownOf = (names: readonly string[]) => names.filter((name) => !known.has(name) && !others.has(name))

describe('the image', async () => {
  const lines = (await read('container/Dockerfile')).replaceAll(/\\\n\s*/g, ' ').split('\n')
  const stages = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []))
  const last = lines.slice(stages.at(-1))
  const wordsOf = (instruction: string) =>
    last.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []))

  test('runs as a user without a name that is not root, and says whether it is well', () => {
    expect(wordsOf('USER')).toEqual(['10001:10001'])
    expect(wordsOf('HEALTHCHECK')[0]).toContain('/readyz')
    expect(wordsOf('CMD')).toEqual(['["node", "server/main.ts"]'])
  })

  test('is made of what was built, and names no setting that the shop does not know', () => {
    expect(stages).toHaveLength(2)
    expect(wordsOf('COPY').every((words) => words.startsWith('--from=build '))).toBe(true)
    const names = wordsOf('ENV').flatMap((words) => words.split(/\s+/).map((word) => word.split('=')[0] ?? ''))
    expect(unknownOf(names)).toEqual([])
  })

  test('leaves out what Docker must not see', async () => {
    const ignored = (await read('container/Dockerfile.dockerignore')).split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'data', 'build']))
  })
})

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.unknown().optional(),
})

describe('Compose', async () => {
  const compose = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .loose()
    .parse(parse(await read('compose/compose.yaml'), { merge: true }))
  const services = Object.entries(compose.services)
  const nodes = services.filter(([name]) => name.startsWith('node-'))

  test('has two nodes that may write nothing but their folders', () => {
    expect(nodes).toHaveLength(2)
    for (const [, node] of nodes)
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    const folders = nodes.map(([, { volumes = [] }]) => volumes.find((volume) => volume.endsWith(':/data')))
    expect(new Set(folders).size).toBe(2)
  })

  test('waits for services that there are, by checks that they have', () => {
    for (const [name, { depends_on: needed = {} }] of services)
      for (const [other, { condition }] of Object.entries(needed)) {
        const found = compose.services[other]
        expect([name, other, found !== undefined]).toEqual([name, other, true])
        // The nodes’ check stands in the image.
        if (condition === 'service_healthy' && found?.image !== 'cordwainer')
          expect([other, found?.healthcheck !== undefined]).toEqual([other, true])
      }
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':')[0] ?? ''))
    const named = used.filter((name) => !name.startsWith('.'))
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
  })

  test('names no setting that the shop does not know, and asks for each secret', async () => {
    for (const [, { environment = {} }] of nodes) expect(unknownOf(Object.keys(environment))).toEqual([])
    const text = await read('compose/compose.yaml')
    const example = await read('compose/env.example')
    const asked = [...text.matchAll(/\$\{(\w+)(:[?-])?/g)].map(([, name = '']) => name)
    for (const name of new Set(asked)) expect([name, example.includes(`${name}=`)]).toEqual([name, true])
    expect(text).toContain('${STAFF_SECRET:?')
    expect(text).toContain('${POSTGRES_PASSWORD:?')
  })
})

describe('Kubernetes', async () => {
  const folder = 'kubernetes'
  const files = (await readdir(join('deploy', folder))).filter((name) => name !== 'kustomization.yaml')
  const manifests = (
    await Promise.all(files.map(async (name) => parseAllDocuments(await read(`${folder}/${name}`))))
  ).flatMap((documents) => documents.map((document) => document.toJS() as Readonly<Record<string, unknown>>))
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const at = (value: unknown, path: string): unknown =>
    path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value)

  test('kustomization names every manifest but the secret, of which it is no part', async () => {
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .loose()
      .parse(parse(await read(`${folder}/kustomization.yaml`)))
    expect(new Set([...resources, 'secret.example.yaml'])).toEqual(new Set(files))
  })

  test('a node may do little, and one is there while another is replaced', () => {
    const [deployment] = of('Deployment')
    expect(at(deployment, 'spec.strategy.rollingUpdate')).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    expect(Number(at(deployment, 'spec.replicas'))).toBeGreaterThan(1)
    const pod = at(deployment, 'spec.template.spec')
    expect(at(pod, 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(at(pod, 'containers.0.securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(at(of('PodDisruptionBudget')[0], 'spec.minAvailable')).toBe(1)
  })

  test('is asked whether it sells, and ended only where it listens no more', () => {
    const container = at(of('Deployment')[0], 'spec.template.spec.containers.0')
    expect(at(container, 'readinessProbe.httpGet.path')).toBe('/readyz')
    expect(at(container, 'livenessProbe.tcpSocket')).toBeDefined()
    const grace = Number(at(of('Deployment')[0], 'spec.template.spec.terminationGracePeriodSeconds'))
    expect(grace).toBeGreaterThan(30)
  })

  test('selectors and names mean something that there is', () => {
    const labels = at(of('Deployment')[0], 'spec.template.metadata.labels')
    expect(at(of('Deployment')[0], 'spec.selector.matchLabels')).toEqual(labels)
    expect(at(of('PodDisruptionBudget')[0], 'spec.selector.matchLabels')).toEqual(labels)
    expect(at(of('NetworkPolicy')[0], 'spec.podSelector.matchLabels')).toEqual(labels)
    expect(
      at(
        of('Service').find(({ spec }) => at(spec, 'selector')),
        'spec.selector',
      ),
    ).toEqual(labels)
    const container = at(of('Deployment')[0], 'spec.template.spec.containers.0')
    const sources = z.array(z.record(z.string(), z.object({ name: z.string() }))).parse(at(container, 'envFrom'))
    const named = new Set([...of('ConfigMap'), ...of('Secret')].map((one) => at(one, 'metadata.name')))
    for (const { name } of sources.flatMap((one) => Object.values(one))) expect(named).toContain(name)
  })

  test('names no setting that the shop does not know', () => {
    const names = [...of('ConfigMap').map(({ data }) => data), ...of('Secret').map(({ stringData }) => stringData)]
    expect(unknownOf(names.flatMap((one) => Object.keys(one as object)))).toEqual([])
  })
})

test('systemd names no setting that the shop does not know, and begins what is built', async () => {
  const unit = await read('systemd/cordwainer.service')
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) => words.split(' '))
  expect(unknownOf(set.map((word) => word.split('=')[0] ?? ''))).toEqual([])
  expect(unit).toContain('ExecStart=/srv/cordwainer/node_modules/node/bin/node server/main.ts')
})

describe('alerts and the dashboard', async () => {
  const rules = z
    .object({
      groups: z.array(
        z.object({
          name: z.string(),
          rules: z.array(
            z.object({
              alert: z.string(),
              expr: z.string(),
              for: z.string().optional(),
              labels: z.object({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.object({ summary: z.string(), description: z.string() }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(await read('prometheus/cordwainer.rules.yaml')))
  const dashboard = z
    .object({
      panels: z.array(z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
    })
    .parse(JSON.parse(await read('grafana/cordwainer.json')))
  const alerts = rules.groups.flatMap((group) => group.rules)
  const asked = [
    ...alerts.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  test('ask for nothing that the shop does not say', async () => {
    const metrics = createMetrics(
      new PageCache({ limit: 0, clock: stoppedClock('2026-11-24T10:00:00Z'), securityHeaders: () => [] }),
      { waiting: 0, alive: true },
      { all: () => [{ vendor: 'mollie', operation: 'payments', outcome: 'answered', count: 1, seconds: 1 }] },
      createInboxWatch(),
      { totalCount: 1, idleCount: 1, waitingCount: 0 },
      async () => ({ written: 1, failed: 0 }),
      undefined,
      undefined,
      new ArrivalFigures(),
      { figures: () => [{ operation: 'read', outcome: 'found', count: 1 }] },
    )
    const said = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    )
    const names = new Set([...said, 'up'])
    const used = asked.flatMap((expr) => expr.match(/\b(?:cordwainer|nodejs|process)_[a-z0-9_]+|\bup\b/g) ?? [])
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !names.has(name))).toEqual([])
  })

  test('fail by outcomes that there are', () => {
    const outcomes = asked.flatMap((expr) =>
      [...expr.matchAll(/outcome!?="(\w+)"/g)].map(([, outcome = '']) => outcome),
    )
    const known: readonly VendorEvent['outcome'][] = ['answered', 'unauthorized']
    expect(new Set(outcomes)).toEqual(new Set(known))
  })

  test('each has a name of its own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})
