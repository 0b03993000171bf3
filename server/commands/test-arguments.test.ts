import { expect, test } from 'vitest'
import { journeysOf, testArguments } from './test-arguments.ts'

const known = ['format', 'lint', 'types', 'unit', 'postgres-18', 'postgres-15', 'build', 'journeys']
const read = (...args: string[]) => testArguments(args, known, () => 'origin/main')

test('without arguments everything runs, with the small number of stories', () => {
  expect(read()).toEqual({ steps: [], full: false, since: undefined })
})

test('steps are named, and --full stands anywhere', () => {
  expect(read('unit', '--full', 'types')).toEqual({ steps: ['unit', 'types'], full: true, since: undefined })
})

test('a change is compared with the branch that it goes to, or with a commit', () => {
  expect(read('changed')).toMatchObject({ since: 'origin/main', steps: expect.not.arrayContaining(['postgres-15']) })
  expect(read('changed=HEAD~3', 'unit')).toEqual({ steps: ['unit'], full: false, since: 'HEAD~3' })
})

test('a step that does not exist is answered with the ones that do', () => {
  expect(read('units')).toContain('There is no step units; there are format,')
})

test('a change to the shop reaches every journey, one to a journey that journey, and one to the docs none', () => {
  expect(journeysOf(['web/cart/cart-page.tsx'])).toBeUndefined()
  expect(journeysOf(['test/journeys/browser.ts'])).toBeUndefined()
  expect(journeysOf(['test/journeys/chat.test.ts', 'docs/api.md', 'shop/cart/cart.test.ts'])).toEqual([
    'test/journeys/chat.test.ts',
  ])
  expect(journeysOf(['docs/api.md', 'README.md'])).toEqual([])
})
