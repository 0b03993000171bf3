import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { routePaths } from '#kernel/routes.ts'
import { knownLanguages } from '#kernel/storefront.ts'
import routes from './routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): readonly (string | undefined)[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)])

test.each(knownLanguages)('every page whose path is a word has a route under that of %s', (language) => {
  const { women, men, menHome, ...pages } = routePaths
  const paths = Object.values(pages).flatMap((path) => (typeof path === 'string' ? [] : path[language].slice(1, -1)))
  expect(paths).toHaveLength(11)
  expect(paths.filter((path) => !pathsOf(routes).includes(path))).toEqual([])
  // These are categories and content.
  expect([women, men, menHome].map((path) => pathsOf(routes).includes(path[language].slice(1, -1)))).not.toContain(true)
})
