import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorOfPlaceholders, fillIn } from './fill-in.ts'

const messages = {
  'company.name': 'Cordwainer B.V.',
  'contact.email': 'service@shop.example',
  nothing: '',
  fictitious: 'yes',
}
const link = (start: number, end: number, url: string) => ({
  start,
  end,
  type: 'hyperlink',
  data: { link_type: 'Web', url },
})
const paragraph = (text: string, ...spans: unknown[]) => ({ type: 'paragraph', text, spans })

describe('the words of the company', () => {
  test('take the place of their names, in texts and in addresses', () => {
    expect(fillIn({ text: 'Sold by {{company.name}}.', url: 'mailto:{{ contact.email }}' }, messages)).toEqual({
      text: 'Sold by Cordwainer B.V..',
      url: 'mailto:service@shop.example',
    })
  })

  test('bring the text behind a bar along, where there is such a word', () => {
    expect(fillIn('Number 1{{fictitious| (invented)}}', messages)).toBe('Number 1 (invented)')
    expect(fillIn('Number 1{{nothing| (invented)}}', messages)).toBe('Number 1')
  })

  test('decide which blocks stay', () => {
    const blocks = [
      paragraph('{{?company.name}}We are {{company.name}}.'),
      paragraph('{{?nothing}}Member of {{nothing}}.'),
      paragraph('{{!nothing}}Member of nothing.'),
      paragraph('{{!fictitious}}We exist.'),
      paragraph('Always.'),
    ]
    expect(fillIn(blocks, messages)).toEqual([
      paragraph('We are Cordwainer B.V..'),
      paragraph('Member of nothing.'),
      paragraph('Always.'),
    ])
  })

  test('decide which links of a menu stay', () => {
    const menu = [
      { label: '{{?nothing}}Club', url: '/club/' },
      { label: '{{?fictitious}}Service', url: '/service/' },
      // A label that leads nowhere is part of something else.
      { label: '{{?nothing}}Tile', image: 'tile' },
    ]
    expect(fillIn(menu, messages)).toEqual([
      { label: 'Service', url: '/service/' },
      { label: 'Tile', image: 'tile' },
    ])
  })

  test('move links along with the text that they mark', () => {
    const text = '{{?fictitious}}{{company.name}} answers at {{contact.email}} and here.'
    const mail = text.indexOf('{{contact')
    const filled = fillIn(
      paragraph(
        text,
        link(mail, mail + 17, 'mailto:{{contact.email}}'),
        link(text.length - 5, text.length - 1, '/here/'),
      ),
      messages,
    ) as { text: string; spans: { start: number; end: number; data: { url: string } }[] }
    expect(filled.spans.map(({ start, end, data }) => [filled.text.slice(start, end), data.url])).toEqual([
      ['service@shop.example', 'mailto:service@shop.example'],
      ['here', '/here/'],
    ])
  })

  test('leave no mark around a word that is not there', () => {
    expect(fillIn(paragraph('See {{nothing}}.', link(4, 15, '/x/')), messages)).toEqual(paragraph('See .'))
  })

  test('leave alone what names none: the same object comes back', () => {
    const data = { title: 'Boots', text: [paragraph('Calf leather {and} more.')], count: 3, none: null }
    expect(fillIn(data, messages)).toBe(data)
  })

  test('stay inside the text, and what was marked stays marked, whatever stands around it', () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[a-z ]{0,8}$/),
      fc.constantFrom('{{company.name}}', '{{nothing}}', '{{unknown}}', '{{fictitious|, invented}}'),
    )
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (before, behind) => {
        const start = before.join('').length
        const filled = fillIn(
          paragraph(`${before.join('')}MARKED${behind.join('')}`, link(start, start + 6, '/')),
          messages,
        )
        const { text, spans } = filled as { text: string; spans: { start: number; end: number }[] }
        expect(spans.map((span) => text.slice(span.start, span.end))).toEqual(['MARKED'])
        expect(text).not.toMatch(/[{}]/)
      }),
    )
  })
})

test('editors are told of names that nobody knows, and of braces that hold none', () => {
  const known = ['company.name', 'mediator.name']
  expect(errorOfPlaceholders('{{?mediator.name}}Ask {{company.name}}{{company.name|!}}', known)).toBeUndefined()
  expect(errorOfPlaceholders('Ask {{company.nam}}', known)).toBe("nothing is called 'company.nam'")
  expect(errorOfPlaceholders('{{!mediator}}Ask', known)).toBe("nothing is called 'mediator'")
  expect(errorOfPlaceholders('Ask {{company.name}', known)).toBe('braces that belong to no placeholder')
})
