import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StaticFiles } from './static-files.ts'

let folder = ''
let files: StaticFiles

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(folder, 'build/assets'), { recursive: true })
  await writeFile(join(folder, 'build/assets/app-1234.js'), 'let shoes = 1\n'.repeat(100))
  await writeFile(join(folder, 'build/favicon.ico'), 'icon')
  await writeFile(join(folder, 'build/.env'), 'secret')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  files = await StaticFiles.of(join(folder, 'build'), true)
})

afterAll(() => rm(folder, { recursive: true }))

const headersOf = async (path: string) => (await files.get(path)).headers.join('|')

describe('files of the build', () => {
  test('with a hash in their name are kept for a year, others for an hour', async () => {
    expect(await headersOf('/assets/app-1234.js')).toContain('Cache-Control|public, max-age=31536000, immutable')
    expect(await headersOf('/favicon.ico')).toContain('Cache-Control|public, max-age=3600')
  })

  test('are packed once', async () => {
    const file = await files.get('/assets/app-1234.js')
    expect(files.get('/assets/app-1234.js')).toBe(file)
    expect((await file.body.in({ best: 'br', quick: 'zstd' })).encoding).toBe('br')
  })

  test('are all there is: no other file can be asked for', () => {
    for (const path of ['/../secret.txt', '/assets/../../secret.txt', '/.env', '/assets', '/']) {
      expect(files.has(path)).toBe(false)
    }
  })
})
