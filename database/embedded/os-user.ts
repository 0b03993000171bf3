import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** The user whom PostgreSQL's processes run as; `undefined` is the user of this process. */
export type OsUser = { uid: number; gid: number } | undefined

export const isRoot = (): boolean => process.getuid?.() === 0

/** An existing user other than root, because PostgreSQL refuses root and initdb refuses a user without a name. */
export async function unprivilegedUser(): Promise<NonNullable<OsUser>> {
  const users = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0)
  for (const wanted of ['postgres', 'nobody', 'daemon']) {
    const user = users.find(({ name }) => name === wanted)
    if (user) return { uid: user.uid, gid: user.gid }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres", "nobody" or "daemon" to run it as. Start the shop as an ordinary user.',
  )
}

export type Ran = { code: number | undefined; output: string }

/** Runs a program to its end as that user; `code` is undefined when it could not be started at all. */
export function runAs(osUser: OsUser, program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    let output = ''
    // The folder that the shop was started in may be closed to that user, so the program starts in /.
    const child = spawn(program, args, {
      ...osUser,
      cwd: '/',
      env: quietEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: undefined, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output: output.trim() }))
  })
}

/** Whether that user can enter the folder and write in it, parents included. */
export async function canUse(osUser: OsUser, folder: string): Promise<boolean> {
  const { code } = await runAs(osUser, '/bin/sh', ['-c', 'test -x "$1" && test -w "$1"', 'sh', folder])
  return code === 0
}

/** PostgreSQL must not inherit PGDATA, PGPORT, a language or the shop's secrets. */
export const quietEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
