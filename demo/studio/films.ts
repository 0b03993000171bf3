/** `npm run films`: makes the films of all turns anew from their pictures; `npm run films -- sneaker-0` makes one. */
import { existsSync } from 'node:fs'
import { makeFilm } from './film.ts'
import { steps } from './pictures.ts'
import { ensureProgram, ffmpeg } from './programs.ts'
import { turnsOfAll } from './render.ts'

const missing = ensureProgram(ffmpeg)
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}
const named = process.argv.slice(2)
for (const packshot of named.length > 0 ? named : turnsOfAll()) {
  if (!steps(packshot).every((step) => existsSync(`${step}.avif`))) {
    process.stderr.write(`${packshot} has not been photographed all round: npm run pictures -- <style> turn\n`)
    process.exitCode = 1
    continue
  }
  await makeFilm(packshot)
  process.stdout.write(`${packshot}.mp4\n`)
}
