import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { makeFilm } from './film.ts'
import { stepCount, steps } from './pictures.ts'

const path = process.env.PATH
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cordwainer-film-'))
  process.env.PATH = `${folder}${delimiter}${path}`
})

afterEach(async () => {
  process.env.PATH = path
  await rm(folder, { recursive: true })
})

/** An FFmpeg that writes what it was given into the file that it was asked for. */
async function standIn(script: string): Promise<void> {
  await writeFile(join(folder, 'ffmpeg'), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, 'ffmpeg'), 0o755)
}

test('a film is made of every picture of the turn, in its order', async () => {
  await standIn('for last; do :; done; cat > "$last"')
  await makeFilm('sneaker-0', folder)
  const [first = ''] = steps('sneaker-0')
  const picture = await sharp(`${first}.avif`).removeAlpha().raw().toBuffer()
  const film = await readFile(join(folder, 'sneaker-0.mp4'))
  assert.equal(film.length, picture.length * stepCount)
  assert.ok(film.subarray(0, picture.length).equals(picture))
})

test('a film that could not be made leaves none behind', async () => {
  await standIn('cat > /dev/null; exit 3')
  await assert.rejects(makeFilm('sneaker-0', folder), /ffmpeg ended with 3/)
  assert.deepEqual(await readdir(folder), ['ffmpeg'])
})
