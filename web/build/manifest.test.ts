import { expect, test } from 'vitest'
import { shortened } from './manifest.ts'

test('the table of routes leaves out what every page has loaded, and what a route has not', () => {
  const entry = { imports: ['/library.js', '/frame.js'], css: ['/frame.css'] }
  const root = { id: 'root', hasAction: false, imports: ['/frame.js'], css: [] }
  const list = {
    id: 'list',
    hasLoader: true,
    hasAction: false,
    module: '/list.js',
    imports: ['/frame.js', '/cards.js'],
    css: ['/frame.css'],
  }
  expect(shortened({ entry, routes: { root, list } })).toEqual({
    entry,
    routes: { root, list: { id: 'list', hasLoader: true, module: '/list.js', imports: ['/cards.js'] } },
  })
})
