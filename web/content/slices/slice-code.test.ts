import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SliceType, sliceReaders } from './load-slices.ts'
import { hydrationOf, moduleOf, staticModule } from './slice-code.ts'

test('the modules whose styles and code a page names ahead exist', () => {
  const types = Object.keys(sliceReaders) as SliceType[]
  expect(types.length).toBeGreaterThan(20)
  const modules = [staticModule, ...types.filter((type) => hydrationOf(type) !== 'never').map(moduleOf)]
  expect(modules.filter((path) => !existsSync(path))).toEqual([])
})
