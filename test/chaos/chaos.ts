/**
 * The chaos run of `npm test -- --full`, or by itself: `npm test -- chaos`. CHAOS_SHOPPERS and CHAOS_SEEDS say how many, and which runs
 * to repeat: `CHAOS_SEEDS=7,8 CHAOS_SHOPPERS=200 node test/chaos/chaos.ts`.
 */
import '#server/configured-storefronts.ts'
import { existsSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './cluster.ts'
import { runChaos } from './run-chaos.ts'
import { chaosTable, lostNothing } from './table.ts'

if (!existsSync('build/server/index.js')) throw new Error('Build the shop first: npm run build')
const shoppers = Number(process.env.CHAOS_SHOPPERS ?? 1000)
const seeds = (process.env.CHAOS_SEEDS ?? String(Math.floor(Math.random() * 1e6))).split(',').map(Number)

const say = (text: string) => process.stdout.write(`  ${new Date().toISOString().slice(11, 19)} ${text}\n`)

for (const seed of seeds) {
  process.stdout.write(`\nChaos with seed ${seed}: CHAOS_SEEDS=${seed} CHAOS_SHOPPERS=${shoppers}\n`)
  const cluster = await startCluster()
  const giveUp = () => void cluster.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp)
  try {
    const result = await runChaos(cluster, { seed, shoppers }, say)
    process.stdout.write(chaosTable(result))
    if (!lostNothing(result)) {
      process.exitCode = 1
      const kept = await mkdtemp(join(tmpdir(), 'chaos-logs-'))
      for (const { name } of cluster.nodes) await cp(join(cluster.folder, `${name}.log`), join(kept, `${name}.log`))
      say(`what the nodes said lies in ${kept}`)
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp)
    await cluster.stop()
  }
}
