import { expect, test } from 'vitest'
import { withoutLoadedFiles, writtenManifest } from './manifest.ts'

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
  expect(withoutLoadedFiles({ entry, routes: { root, list } })).toEqual({
    entry,
    routes: { root, list: { id: 'list', hasLoader: true, module: '/list.js', imports: ['/cards.js'] } },
  })
})

test('the table that is written is the table that a browser reads', () => {
  const manifest = {
    version: 'a1b2',
    entry: { imports: ['/assets/library.js'], css: ['/assets/frame.css#'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/library.js'], css: [] },
      'routes/list': { id: 'routes/list', hasLoader: true, module: '/assets/list.js' },
    },
  }
  const window: { __reactRouterManifest?: unknown } = {}
  new Function('window', writtenManifest(manifest))(window)
  expect(window.__reactRouterManifest).toEqual(manifest)
})
