import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** The functions in which most of the time of a folder's profiles went by, each with its share of what was no waiting. */
export async function heaviestFunctions(folder: string, most = 40): Promise<string[]> {
  const times = new Map<string, number>()
  for (const name of await readdir(folder)) {
    const profile: Profile = JSON.parse(await readFile(join(folder, name), 'utf8'))
    const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
    for (const [at, id] of profile.samples.entries()) {
      const function_ = names.get(id) ?? ''
      times.set(function_, (times.get(function_) ?? 0) + (profile.timeDeltas[at] ?? 0))
    }
  }
  for (const waiting of ['(idle)', '(program)', '(root)']) times.delete(waiting)
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => `${((time / all) * 100).toFixed(1).padStart(5)} %  ${name}`)
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName
  const file = url
    .replace(/^file:\/\//, '')
    .replace(`${process.cwd()}/`, '')
    .replace(/^.*node_modules\//, '')
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`
}
