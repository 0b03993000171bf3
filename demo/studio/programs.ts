import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A program of the system that the studio calls, and Debian's package of it. */
export type Program = { readonly what: string; readonly path: string; readonly debian: string }

const blender: Program = {
  what: 'Blender, which photographs the demo shop',
  path: '/usr/bin/blender',
  debian: 'blender',
}

const imagesInPython: Program = {
  what: 'scikit-image with SciPy and Pillow, by which the pictures are modelled and developed',
  path: '/usr/lib/python3/dist-packages/skimage',
  debian: 'python3-skimage',
}

export const ffmpeg: Program = {
  what: 'FFmpeg, which makes films of turning shoes',
  path: '/usr/bin/ffmpeg',
  debian: 'ffmpeg',
}

/** All that photographs need. */
export const programs: readonly Program[] = [blender, imagesInPython, ffmpeg]

/** Installs a missing program when we may; otherwise answers with a sentence that says what to do. */
export function ensureProgram({ what, path, debian }: Program): string | undefined {
  if (existsSync(path)) return undefined
  const sentence = `${what}, is not on this machine. Install it: apt-get install ${debian}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return sentence
  process.stdout.write(`Installing ${what} (apt-get install ${debian}) …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', debian]
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return existsSync(path) ? undefined : sentence
}
