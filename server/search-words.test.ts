import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoSearchWords } from '#demo/search-words.ts'
import { ConfigError } from './config/environment.ts'
import { readConfig } from './config.ts'
import { openSearchWords } from './search-words.ts'

async function folderWith(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'search-words-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test('the shop begins with the words of the demo shop, and with none where that is asked for', () => {
  expect(openSearchWords(readConfig({}).searchWordsFolder)).toEqual(demoSearchWords)
  expect(openSearchWords(readConfig({ SEARCH_WORDS_FOLDER: 'none' }).searchWordsFolder)).toEqual([])
})

test('a folder of the retailer’s own takes their place; what is no JSON is left alone', async () => {
  const meaning = { kind: 'occasion', words: { nl: 'avondvierdaagse' }, best: 'women-runners' }
  const folder = await folderWith({ 'own.json': JSON.stringify({ march: meaning }), 'README.md': '# Words' })
  expect(openSearchWords(folder)).toMatchObject([{ key: 'march', words: { nl: ['avondvierdaagse'], en: [] } }])
})

test('a file that can’t be read stops the start, with a sentence for each thing that is wrong', async () => {
  const folder = await folderWith({ 'own.json': JSON.stringify({ march: { kind: 'walk', words: { it: 'marcha' } } }) })
  expect(() => openSearchWords(folder)).toThrow(ConfigError)
  expect(() => openSearchWords(folder)).toThrow(/own\.json: march\.kind: /)
  expect(() => openSearchWords(folder)).toThrow(/own\.json: march\.words: /)
  await writeFile(join(folder, 'own.json'), '{')
  expect(() => openSearchWords(folder)).toThrow(/SEARCH_WORDS_FOLDER .*own\.json can’t be read/)
  expect(() => openSearchWords(join(folder, 'nowhere'))).toThrow(/can’t be read/)
})
