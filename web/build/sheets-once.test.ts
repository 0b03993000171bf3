import { expect, test } from 'vitest'
import { withoutFiles } from './sheets-once.ts'

test('a part that is fetched later leaves out the sheets of every page, and keeps its own', () => {
  const code = (files: string, first: string, second: string) =>
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);\n` +
    `a(()=>import('./list.js'),__vite__mapDeps([${first}]));a(()=>import('./faq.js'),__vite__mapDeps([${second}]))`

  expect(
    withoutFiles(
      code('["assets/list.js","assets/every.css","assets/faq.js","assets/faq.css"]', '0,1', '2,3,1'),
      new Set(['assets/every.css']),
    ),
  ).toBe(code('["assets/list.js","","assets/faq.js","assets/faq.css"]', '0', '2,3'))
})

test('code that fetches nothing later stays as it is', () => {
  expect(withoutFiles('export const a = 1', new Set(['assets/every.css']))).toBe('export const a = 1')
})
