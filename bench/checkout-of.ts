import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * A copy of the project as a commit has it, built, in a folder of its own.
 * @param ref as git names it: `HEAD~3`, a tag, a branch; or a folder with a checkout that is built
 */
export async function checkoutOf(ref: string, folder: string): Promise<string> {
  if (existsSync(join(ref, 'build/server'))) return resolve(ref)
  const root = join(folder, 'against')
  await mkdir(root)
  run('sh', ['-c', `git archive --format=tar "$1" | tar -x -C "$2"`, 'sh', ref, root], process.cwd())
  const [ours, theirs] = await Promise.all(
    [process.cwd(), root].map((where) => readFile(join(where, 'package-lock.json'), 'utf8')),
  )
  // Where both stand on the same packages, one copy of them does for both.
  if (ours === theirs) await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], root)
  const isSameStorefront = run('git', ['diff', '--quiet', ref, '--', ...builtFrom], process.cwd(), true) === 0
  if (isSameStorefront && existsSync('build')) await cp('build', join(root, 'build'), { recursive: true })
  else run(process.execPath, ['server/commands/bootstrap.mjs', 'build'], root)
  return root
}

/** What the built storefront is made of; without a difference there, one build does for both. */
const builtFrom = [
  'web',
  'backoffice',
  'public',
  'kernel',
  'languages',
  'api/schema.graphql',
  'backoffice-api/schema.graphql',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

function run(command: string, args: readonly string[], cwd: string, mayFail = false): number {
  const { status, stderr } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
  if (status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
  return status ?? 1
}
