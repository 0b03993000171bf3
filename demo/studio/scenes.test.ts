import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { composeScenes } from './compose-scenes.ts'
import { scenes as folder, packshots } from './pictures.ts'
import { scenes } from './scenes/scenes.ts'
import { lightOf, tone, untone } from './scenes/tone.ts'

test('each scene has a name of its own, and was made wide and tall for the shop', () => {
  const names = scenes.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  const files = names.flatMap((name) => [`${name}.avif`, `${name}.jpg`, `${name}-tall.avif`, `${name}-tall.jpg`])
  assert.deepEqual(
    files.filter((file) => !existsSync(join(folder, file))),
    [],
  )
})

test('each product in a set has a packshot', () => {
  const shown = scenes.flatMap(({ wide, tall }) => [...wide.items, ...tall.items]).map(({ packshot }) => packshot)
  assert.deepEqual(
    [...new Set(shown)].filter((name) => !existsSync(join(packshots, `${name}.jpg`))),
    [],
  )
})

test('the tone curve has a way back, so a packshot can be lit once more', () => {
  for (const colour of ['#e9dfcf', '#26221f', '#8f2f2b'] as const) {
    const seen = tone(lightOf(colour))
    const again = tone(untone(...seen))
    for (const channel of [0, 1, 2] as const) assert.ok(Math.abs(seen[channel] - again[channel]) < 0.01, colour)
  }
})

test('a scene that is composed today is the one that the shop shows', async () => {
  const target = await mkdtemp(join(tmpdir(), 'cordwainer-scene-'))
  try {
    const name = 'banner-belts-tall'
    await composeScenes([name], target)
    const [made, shown] = await Promise.all([small(join(target, `${name}.jpg`)), small(join(folder, `${name}.jpg`))])
    const off = made.reduce((sum, value, index) => sum + Math.abs(value - (shown[index] ?? 0)), 0) / made.length
    assert.ok(off < 2, `${name} differs by ${off.toFixed(2)} of 255`)
  } finally {
    await rm(target, { recursive: true })
  }
})

const small = (file: string) => sharp(file).resize(96, 96, { fit: 'fill' }).removeAlpha().raw().toBuffer()
