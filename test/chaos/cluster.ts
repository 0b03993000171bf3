import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#test/shop/free-port.ts'
import { type PostgresPair, startPostgresPair } from '../deploy/postgres-pair.fixture.ts'
import { role } from '../deploy/postgres-server.fixture.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type ChaosNode, chaosNode } from './node.ts'
import { vendorDomain } from './node-hooks.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'
import { startVendors, type Vendors } from './vendors.ts'

/** All that a run breaks: two nodes, a PostgreSQL with its standby, and whoever is asked outside. */
export type Cluster = {
  readonly folder: string
  readonly nodes: readonly [ChaosNode, ChaosNode]
  /** The shop’s address, as it knows it itself. */
  readonly publicUrl: string
  readonly pair: PostgresPair
  readonly vendors: Vendors
  readonly mail: MailServer
  /** Past all proxies; it connects anew after a death. */
  readonly pool: pg.Pool
  /** Seals what the shop has to read again. */
  readonly staffSecret: string
  stop(): Promise<void>
}

const staffSecret = 'a secret of the chaos run, and of nobody else'

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-chaos-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= undoAll(undo)
    return stopping
  }
  try {
    const pair = await startPostgresPair()
    undo.push(pair.stop)
    const [database] = pair.ports
    const frontPort = await freePort()
    const vendors = await startVendors(await freePort(), frontPort)
    undo.push(vendors.stop)
    const mail = await startMailServer(await freePort())
    undo.push(mail.stop)
    const publicUrl = `http://shop${vendorDomain}:${frontPort}`
    const nodes: ChaosNode[] = []
    for (const name of ['node-1', 'node-2']) {
      const proxyPort = await freePort()
      const proxy = await startTcpProxy(proxyPort, () => [database])
      undo.push(proxy.stop)
      const env = {
        ...vendors.env,
        DATABASE_URL: `postgres://${role}@127.0.0.1:${proxyPort}/${role}`,
        PUBLIC_URL: publicUrl,
        SMTP_URL: mail.url,
        STAFF_SECRET: staffSecret,
        NETWORK_LIMIT_FACTOR: '10000',
        PWNED_PASSWORDS: 'false',
      }
      nodes.push(chaosNode({ name, folder, ports: { shop: await freePort(), admin: await freePort() }, proxy, env }))
    }
    const front: TcpProxy = await startTcpProxy(frontPort, () => nodes.map(({ port }) => port))
    undo.push(front.stop)
    const [one, two] = nodes
    if (!one || !two) throw new Error('Two nodes were made')
    undo.push(() => Promise.all(nodes.map((node) => node.kill('SIGKILL'))))
    const pool = new pg.Pool({ host: '127.0.0.1', port: database, user: role, database: role, max: 3 })
    pool.on('error', () => undefined)
    undo.push(() => pool.end())
    return { folder, nodes: [one, two], publicUrl, pair, vendors, mail, pool, staffSecret, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The newest first, and each of them whatever became of the others. */
async function undoAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const problems: unknown[] = []
  for (const step of steps.toReversed()) await step().catch((problem: unknown) => problems.push(problem))
  if (problems.length > 0) throw new AggregateError(problems, 'Something of the run could not be ended')
}
