import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOfLines, isPlainRichText, richTextLines, type TextBlock } from './rich-text-lines.ts'

const web = (url: string) => ({ link_type: 'Web', url })

test.each<[string, TextBlock[]]>([
  ['Plain words', [{ type: 'paragraph', text: 'Plain words', spans: [] }]],
  ['One line\nand the next', [{ type: 'paragraph', text: 'One line\nand the next', spans: [] }]],
  [
    '## Leather\n\nIt is **strong** and _soft_.',
    [
      { type: 'heading2', text: 'Leather', spans: [] },
      {
        type: 'paragraph',
        text: 'It is strong and soft.',
        spans: [
          { start: 6, end: 12, type: 'strong' },
          { start: 17, end: 21, type: 'em' },
        ],
      },
    ],
  ],
  [
    '- one\n- two\n\n1. first\n2. second',
    [
      { type: 'list-item', text: 'one', spans: [] },
      { type: 'list-item', text: 'two', spans: [] },
      { type: 'o-list-item', text: 'first', spans: [] },
      { type: 'o-list-item', text: 'second', spans: [] },
    ],
  ],
  [
    'See [all **boots**](/women/boots/)',
    [
      {
        type: 'paragraph',
        text: 'See all boots',
        spans: [
          { start: 4, end: 13, type: 'hyperlink', data: web('/women/boots/') },
          { start: 8, end: 13, type: 'strong' },
        ],
      },
    ],
  ],
  [
    'Ask [us](document:page-service-en-gb)',
    [
      {
        type: 'paragraph',
        text: 'Ask us',
        spans: [{ start: 4, end: 6, type: 'hyperlink', data: { link_type: 'Document', id: 'page-service-en-gb' } }],
      },
    ],
  ],
  ['1\\. is no list, \\- neither', [{ type: 'paragraph', text: '1. is no list, - neither', spans: [] }]],
])('%j is typed and shown again', (typed, blocks) => {
  expect(blocksOfLines(typed)).toEqual(blocks)
  expect(blocksOfLines(richTextLines(blocks))).toEqual(blocks)
})

test.each([
  ['a * and 5 _ more', 'a * and 5 _ more'],
  ['a [bracket] alone', 'a [bracket] alone'],
  ['**never closed', '**never closed'],
  ['[never](', '[never]('],
])('%j means itself', (typed, text) => {
  expect(blocksOfLines(typed)).toEqual([{ type: 'paragraph', text, spans: [] }])
})

test('what stands directly under a heading or a list is a paragraph', () => {
  expect(blocksOfLines('# One\ntwo\n- three\nfour').map(({ type, text }) => `${type} ${text}`)).toEqual([
    'heading1 One',
    'paragraph two',
    'list-item three',
    'paragraph four',
  ])
})

const word = fc.stringMatching(/^[a-zé*_[\]()\\#.1-]{1,8}$/)
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const block = fc
  .record({
    type: fc.constantFrom('paragraph', 'heading2', 'heading3', 'list-item', 'o-list-item'),
    text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  })
  .chain(({ type, text }) =>
    fc
      .array(
        fc.record({
          start: fc.nat(text.length - 1),
          length: fc.integer({ min: 1, max: text.length }),
          kind: fc.constantFrom('strong', 'em', 'hyperlink'),
        }),
        { maxLength: 1 },
      )
      .map((spans) => ({
        type,
        text,
        spans: spans.map(({ start, length, kind }) => ({
          start,
          end: Math.min(text.length, start + length),
          type: kind,
          ...(kind === 'hyperlink' && { data: web('/a-(b)/') }),
        })),
      })),
  )

test('whatever is written in rich text is the same after it was shown and sent', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      expect(blocksOfLines(richTextLines(blocks))).toEqual(blocks)
    }),
  )
})

test('spans that cross are cut where the outer one ends, and say the same', () => {
  const spans = [
    { start: 0, end: 5, type: 'strong' },
    { start: 2, end: 8, type: 'em' },
  ]
  expect(blocksOfLines(richTextLines([{ type: 'paragraph', text: 'abcdefgh', spans }]))[0]?.spans).toEqual([
    { start: 0, end: 5, type: 'strong' },
    { start: 2, end: 5, type: 'em' },
    { start: 5, end: 8, type: 'em' },
  ])
})

test('pictures in a text can’t be typed, and are left to who wrote them', () => {
  expect(isPlainRichText([{ type: 'image', url: '/a.jpg' }])).toBe(false)
  expect(isPlainRichText([{ type: 'paragraph', text: 'a', spans: [{ start: 0, end: 1, type: 'label' }] }])).toBe(false)
})

test('every rich text of the demo shop is the same after it was shown and sent', () => {
  const folder = 'demo/content'
  const found: (readonly TextBlock[])[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value) && value.length > 0 && isPlainRichText(value)) found.push(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one)
  }
  for (const type of readdirSync(folder))
    for (const file of readdirSync(join(folder, type))) walk(JSON.parse(readFileSync(join(folder, type, file), 'utf8')))
  expect(found.length).toBeGreaterThan(1000)
  for (const blocks of found) expect(blocksOfLines(richTextLines(blocks))).toEqual(blocks)
})
