import { afterEach, expect, test, vi } from 'vitest'
import { type Moment, onMoments, tellMoment } from './moments.ts'

const visitor = (cookie: string) => vi.stubGlobal('document', { cookie })
const page: Moment = { kind: 'page' }
const search: Moment = { kind: 'search', words: 'laars' }
const heard: Moment[] = []
let stop: (() => void) | undefined
const listen = () => {
  stop = onMoments((moment) => heard.push(moment))
}
afterEach(() => {
  stop?.()
  heard.length = 0
  vi.unstubAllGlobals()
})

test('what happens with consent waits for those who were let in, and is then told as it happens, until they leave', () => {
  visitor('xsa_cookie_settings=enabled')
  tellMoment(page)
  listen()
  expect(heard).toEqual([page])
  tellMoment(search)
  expect(heard).toEqual([page, search])
  stop?.()
  tellMoment(search)
  expect(heard).toHaveLength(2)
  listen()
  expect(heard).toHaveLength(3)
})

test.each([
  ['nobody answered', ''],
  ['somebody refused', 'xsa_cookie_settings=disabled'],
  ['somebody agreed on a tablet of a store', 'xsa_cookie_settings=enabled; xsa_store_time=1'],
])('where %s it is forgotten at once, whoever is let in later', (_, cookie) => {
  visitor(cookie)
  tellMoment(page)
  visitor('xsa_cookie_settings=enabled')
  listen()
  expect(heard).toEqual([])
})
