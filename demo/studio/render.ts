/**
 * `npm run pictures`: photographs the demo shop's products once more. Each view of a style is rendered in grey by Blender,
 * which takes minutes, and developed in all colours of the style, which takes seconds. What is there already is left alone, so
 * it goes on where it was stopped; `npm run pictures -- sneaker side` makes one view anew.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import styles from './blender/styles.json' with { type: 'json' }
import { closeUp } from './close-up.ts'
import { makeFilm } from './film.ts'
import { packshots, steps, turns } from './pictures.ts'
import { ensureProgram, programs } from './programs.ts'

/** Pictures that are shown smaller are rendered smaller, and need fewer samples a point. */
const views = {
  front: { scale: 1, samples: 13 },
  side: { scale: 0.834, samples: 11 },
  turn: { scale: 0.6, samples: 8 },
  back: { scale: 0.834, samples: 10 },
} as const
type View = keyof typeof views
type Style = (typeof styles)[keyof typeof styles] & {
  readonly views?: readonly string[]
  readonly turns?: readonly number[]
}
export type Shot = { readonly style: keyof typeof styles; readonly view: View }

const scripts = join(import.meta.dirname, 'blender')

/** @param negatives where the grey pictures are kept, some 6 MB each; they are not part of the repository */
export async function renderPictures(negatives: string, only: readonly string[]): Promise<void> {
  await mkdir(negatives, { recursive: true })
  await mkdir(turns, { recursive: true })
  const shots = shotsOf(only)
  const open = shots.filter((shot) => only.length > 0 || !isDone(shot))
  process.stdout.write(`${shots.length - open.length} of ${shots.length} views are there, ${open.length} to be made\n`)
  const started = Date.now()
  let done = 0
  const work = async () => {
    for (let shot = open.shift(); shot; shot = open.shift()) {
      await make(shot, negatives, only.length > 0)
      done++
      const left = ((Date.now() - started) / done) * open.length
      process.stdout.write(`${bar(done, done + open.length)} ${shot.style} ${shot.view}, about ${minutes(left)} left\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** One view of everything before the next one of anything: what is made is of use at once. */
export function shotsOf([style, view]: readonly string[]): Shot[] {
  const wanted = (Object.keys(styles) as Shot['style'][]).filter((one) => style === undefined || one === style)
  return (Object.keys(views) as View[])
    .filter((one) => view === undefined || one === view)
    .flatMap((one) => wanted.filter((each) => hasView(each, one)).map((each) => ({ style: each, view: one })))
}

/** Not everything looks different from everywhere: a tin is as round from behind. */
function hasView(style: Shot['style'], view: View): boolean {
  const described: Style = styles[style]
  if (view === 'turn') return described.turns !== undefined
  return described.views === undefined || described.views.includes(view)
}

/** The pictures of a shot, without ending; the front is the packshot itself and bears no further name. */
export function picturesOf({ style, view }: Shot): string[] {
  const described: Style = styles[style]
  if (view === 'turn') return turnsOf(style).flatMap((number) => steps(`${style}-${number}`))
  const numbers = described.colours.map((_, number) => `${style}-${number}`)
  return numbers.map((name) => join(packshots, view === 'front' ? name : `${name}-${view}`))
}

const turnsOf = (style: Shot['style']): readonly number[] => (styles[style] as Style).turns ?? []

/** Every packshot that turns once round: `sneaker-0`. */
export function turnsOfAll(): string[] {
  return shotsOf([])
    .filter(({ view }) => view === 'turn')
    .flatMap(({ style }) => turnsOf(style).map((number) => `${style}-${number}`))
}

const isDone = (shot: Shot) => picturesOf(shot).every((picture) => existsSync(`${picture}.avif`))

async function make(shot: Shot, negatives: string, again: boolean): Promise<void> {
  const { style, view } = shot
  const whole = join(negatives, `${style}-${view}.npz`)
  const parts = view === 'turn' ? steps(style, negatives).map((step) => `${step}.npz`) : [whole]
  if (again) await Promise.all(parts.map((part) => rm(part, { force: true })))
  if (!parts.every((part) => existsSync(part))) {
    const { scale, samples } = views[view]
    const script = ['-b', '--factory-startup', '-P', join(scripts, 'shoot.py'), '--']
    await run('blender', [...script, style, view, whole, String(scale), String(samples)])
  }
  for (const part of parts) await develop(part, shot)
  if (view === 'turn') for (const number of turnsOf(style)) await makeFilm(`${style}-${number}`)
}

async function develop(negative: string, shot: Shot): Promise<void> {
  const prints = await mkdtemp(join(tmpdir(), 'cordwainer-prints-'))
  try {
    await run('/usr/bin/python3', [join(scripts, 'print_pictures.py'), negative, shot.style, shot.view, prints])
    for (const file of await readdir(prints)) await publishAll(join(prints, file), shot)
  } finally {
    await rm(prints, { recursive: true })
  }
}

/** A front also yields the close-up. */
async function publishAll(file: string, { style, view }: Shot): Promise<void> {
  const { name } = parse(file)
  if (view === 'turn') return publish(sharp(file), join(turns, name), false)
  if (view !== 'front') return publish(sharp(file), join(packshots, name), view === 'side')
  const packshot = join(packshots, name.slice(0, -'-front'.length))
  await publish(await closeUp(file, style), `${packshot}-detail`, false)
  await publish(sharp(file), packshot, true)
}

/** What cards show is there as JPEG too, which unpacks faster. The AVIF comes last: it says that the picture is done. */
async function publish(picture: Sharp, target: string, onCards: boolean): Promise<void> {
  if (onCards) await picture.clone().jpeg({ quality: 82, mozjpeg: true }).toFile(`${target}.jpg`)
  // From effort 4 on a picture takes four times as long and loses two per cent of its bytes.
  await picture.clone().avif({ quality: 60, effort: 3 }).toFile(`${target}.avif`)
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: scripts })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said = (said + text).slice(-4000)))
    child.once('error', reject)
    child.once('exit', (code) => {
      // Blender ends well even when its script did not.
      if (code === 0 && !said.includes('Traceback')) resolve()
      else reject(new Error(`${command} failed:\n${said}`))
    })
  })
}

const width = 24
const bar = (done: number, all: number) => {
  const full = Math.round((done / all) * width)
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${all}`
}
const minutes = (ms: number) => `${Math.ceil(ms / 60_000)} min`

if (import.meta.main) {
  const missing = programs.flatMap((program) => ensureProgram(program) ?? [])
  for (const sentence of missing) process.stderr.write(`${sentence}\n`)
  if (missing.length > 0) process.exitCode = 1
  else await renderPictures(join(import.meta.dirname, 'negatives'), process.argv.slice(2))
}
