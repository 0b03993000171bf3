import { join } from 'node:path'
import { renderPictures } from '#demo/pictures/render.ts'
import { readConfig } from '../config.ts'
import { blender, ensureSystemPackage, ffmpeg, pythonForPictures } from './system-packages.ts'

const complaint = ensureSystemPackage(blender) ?? ensureSystemPackage(pythonForPictures) ?? ensureSystemPackage(ffmpeg)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}
await renderPictures(join(readConfig().dataDir, 'negatives'), process.argv.slice(2))
