import { spawn } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { steps, turns } from './pictures.ts'

const picturesPerSecond = 12

/**
 * Makes `<packshot>.mp4` of the pictures of a turn: H.264, which every browser plays, once round in three seconds.
 * The gallery plays it in a loop, so a second round would double its bytes and show nothing new.
 */
export async function makeFilm(packshot: string, target = turns): Promise<void> {
  const frames = await Promise.all(
    steps(packshot).map((step) => sharp(`${step}.avif`).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const { width = 0, height = 0 } = frames[0]?.info ?? {}
  const draft = join(target, `${packshot}.part.mp4`)
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(picturesPerSecond)]
  // H.264 wants even sides.
  const output = ['-vf', 'crop=trunc(iw/2)*2:trunc(ih/2)*2', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '23']
  const child = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, '-i', '-', ...output, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', draft],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  for (const { data } of frames) child.stdin.write(data)
  child.stdin.end()
  await ended
  await rename(draft, join(target, `${packshot}.mp4`))
}
