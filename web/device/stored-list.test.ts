import { expect, test } from 'vitest'
import { listIn, storedList } from './stored-list.ts'

function memory(values: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value
    },
  } as Storage
}
const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('what was added last comes first, and nothing is there twice', () => {
  const list = storedList('list', 10, () => storage)
  const storage = memory()
  for (const sku of ['1', '2', '3', '1']) list.add(sku)
  expect(list.read()).toEqual(['1', '3', '2'])
})

test('two clicks on a heart leave the list as it was', () => {
  const storage = memory({ list: '["b","a"]' })
  const list = storedList('list', 10, () => storage)
  list.add('c')
  list.remove('c')
  expect(list.read()).toEqual(['b', 'a'])
})

test('the oldest is forgotten when there is no more room', () => {
  const storage = memory()
  const list = storedList('list', 3, () => storage)
  for (const sku of ['1', '2', '3', '4']) list.add(sku)
  expect(list.read()).toEqual(['4', '3', '2'])
  expect(storage.getItem('list')).toBe('["4","3","2"]')
})

test('the list is still there after the page was loaded again', () => {
  const storage = memory()
  storedList('list', 3, () => storage).add('1')
  expect(storedList('list', 3, () => storage).read()).toEqual(['1'])
})

test('the same list is the same object, as React wants it', () => {
  const storage = memory({ list: '["1"]' })
  const list = storedList('list', 3, () => storage)
  expect(list.read()).toBe(list.read())
})

test('a browser that keeps nothing remembers until the page is left', () => {
  const list = storedList('list', 3, refusing)
  expect(list.read()).toEqual([])
  list.add('1')
  expect(list.read()).toEqual(['1'])
})

test.each([null, '', 'x', '{}', '"a"', '[1,null,"",{}]'])('stored %j is an empty list', (text) => {
  expect(listIn(text)).toEqual([])
})

test('doubles that another program stored are dropped', () => {
  expect(listIn('["1","2","1",7]')).toEqual(['1', '2'])
})
