import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type OsUser, quietEnvironment, runAs } from '#database/embedded/os-user.ts'

const programs = '/usr/lib/postgresql/15/bin'

/** Who owns the shop’s tables in these servers. */
export const role = 'cordwainer'

export type RunningPostgres = { readonly kill: (signal: NodeJS.Signals) => Promise<void> }

/** One of PostgreSQL’s own programs, to its end. @throws what it said when it failed */
export async function runPostgresProgram(user: OsUser, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runAs(user, join(programs, program), args)
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
}

/** A server on this port of 127.0.0.1, once it answers. @param log where it writes its log; what it says last is kept where absent */
export async function openPostgres(
  user: OsUser,
  cluster: string,
  port: number,
  log?: number,
): Promise<RunningPostgres> {
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, '-p', String(port)], {
    ...user,
    cwd: '/',
    env: quietEnvironment,
    stdio: ['ignore', 'ignore', log ?? 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-2000)
  })
  const ended = once(child, 'exit')
  for (let tries = 0; child.exitCode === null && tries < 400; tries++) {
    const answer = await askServer(`postgres://${role}@127.0.0.1:${port}/postgres`, 'select 1').catch(() => undefined)
    if (answer) {
      return {
        kill: async (signal) => {
          if (child.exitCode === null && child.signalCode === null) child.kill(signal)
          await ended
        },
      }
    }
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL does not open: ${said}`)
}

/** Asks one thing on a connection of its own. */
export async function askServer<T extends pg.QueryResultRow>(connectionString: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<T>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
