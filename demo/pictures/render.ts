/**
 * `npm run demo:pictures`: photographs the demo shop's products once more. Each view of a style is rendered in grey by Blender,
 * which takes minutes, and developed in all colours of the style, which takes seconds. What is there already is left alone, so
 * it goes on where it was stopped; `npm run demo:pictures -- sneaker side` makes one view anew.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { closeUp } from './close-up.ts'
import styles from './studio/styles.json' with { type: 'json' }

const views = ['front', 'side', 'back'] as const
type View = (typeof views)[number]
type Shot = { readonly style: keyof typeof styles; readonly view: View }

const studio = join(import.meta.dirname, 'studio')
const packshots = join(import.meta.dirname, 'packshots')

/** @param negatives where the grey pictures are kept, some 6 MB each; they are not part of the repository */
export async function renderPictures(negatives: string, only: readonly string[]): Promise<void> {
  await mkdir(negatives, { recursive: true })
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
function shotsOf([style, view]: readonly string[]): Shot[] {
  const wanted = (Object.keys(styles) as Shot['style'][]).filter((one) => style === undefined || one === style)
  return views
    .filter((one) => view === undefined || one === view)
    .flatMap((one) => wanted.filter((each) => hasView(each, one)).map((each) => ({ style: each, view: one })))
}

/** Not everything looks well from everywhere: a strap that an ankle holds floats in the air when it is seen from the side. */
function hasView(style: Shot['style'], view: View): boolean {
  const described = styles[style]
  return !('views' in described) || described.views.some((one) => one === view)
}

/** The front is the packshot itself and bears no further name. */
const nameOf = ({ style, view }: Shot, number: number) => `${style}-${number}${view === 'front' ? '' : `-${view}`}`

function isDone(shot: Shot): boolean {
  return styles[shot.style].colours.every((_, number) => existsSync(join(packshots, `${nameOf(shot, number)}.avif`)))
}

async function make(shot: Shot, negatives: string, again: boolean): Promise<void> {
  const negative = join(negatives, `${shot.style}-${shot.view}.npz`)
  if (again || !existsSync(negative)) {
    await run('blender', [
      '-b',
      '--factory-startup',
      '-P',
      join(studio, 'shoot.py'),
      '--',
      shot.style,
      shot.view,
      negative,
    ])
  }
  const prints = await mkdtemp(join(tmpdir(), 'cordwainer-prints-'))
  try {
    await run('/usr/bin/python3', [join(studio, 'print_pictures.py'), negative, shot.style, shot.view, prints])
    for (const file of await readdir(prints)) await publishAll(join(prints, file), shot)
  } finally {
    await rm(prints, { recursive: true })
  }
}

/** A front also yields the close-up. */
async function publishAll(file: string, { style, view }: Shot): Promise<void> {
  const { name } = parse(file)
  if (view !== 'front') return publish(sharp(file), name)
  const packshot = name.slice(0, -'-front'.length)
  await publish(await closeUp(file, style), `${packshot}-detail`)
  await publish(sharp(file), packshot)
}

/** The JPEG first: the AVIF says that the picture is done. */
async function publish(picture: Sharp, name: string): Promise<void> {
  const target = join(packshots, name)
  await picture.clone().jpeg({ quality: 82, mozjpeg: true }).toFile(`${target}.jpg`)
  await picture.clone().avif({ quality: 60, effort: 5 }).toFile(`${target}.avif`)
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: studio })
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
