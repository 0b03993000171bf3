import { expect, test } from 'vitest'
import { inputOf, renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { sizeFixture } from './catalog.fixture.tsx'
import { SizeRadios } from './size-tiles.tsx'

const sizes = [
  sizeFixture('en_GB', { sku: 'a.36', size: '36', stockState: 'OUT_OF_STOCK' }),
  sizeFixture('en_GB', { sku: 'a.37', size: '37', stockState: 'LAST_ITEM' }),
  sizeFixture('en_GB', { sku: 'a.38', size: '38' }),
]

const render = (invalid: boolean) =>
  renderInShop('en_GB', <SizeRadios sizes={sizes} chosen="a.38" onChoose={() => {}} invalid={invalid} />)

test('a size that is there is a radio button, and the chosen one is checked', () => {
  const html = render(false)
  expect(inputOf(html, 'size', 'a.38')).toContain('checked')
  expect(inputOf(html, 'size', 'a.37')).not.toContain('checked')
})

test('a size that is gone can not be chosen, and offers a mail also without JavaScript', () => {
  const html = render(false)
  expect(html).not.toMatch(/<input[^>]*value="a\.36"/)
  expect(html).toContain('aria-label="36, Mail me, Out of stock" name="alert" formMethod="get"')
})

test('the state of a size is in its name', () => {
  expect(renderedTextOf(render(false))).toContain('37 Last item , Last item')
})

test('the first size that is there takes the focus when none was chosen', () => {
  const html = render(true)
  expect(inputOf(html, 'size', 'a.37')).toContain('id="field-size"')
  expect(inputOf(html, 'size', 'a.37')).toContain('aria-describedby="size-error"')
})

test.each([
  ['nl_NL', '37,5', '38,5'],
  ['fr_BE', '37,5', '38,5'],
  ['en_GB', '37.5', '38.5'],
] as const)(
  'in %s a half size is read as the language writes it, and sent as the catalogue does',
  (code, half, gone) => {
    const halves = [
      sizeFixture(code, { sku: 'a.37.5', size: '37.5', stockState: 'LAST_ITEM' }),
      sizeFixture(code, { sku: 'a.38.5', size: '38.5', stockState: 'OUT_OF_STOCK' }),
    ]
    const t = translateOf(code)
    const html = renderInShop(code, <SizeRadios sizes={halves} chosen="a.37.5" onChoose={() => {}} />)
    expect(inputOf(html, 'size', 'a.37.5')).toContain('checked')
    expect(renderedTextOf(html)).toContain(` ${half} ${t('stock.last')} , ${t('stock.last')}`)
    expect(html).toContain(`aria-label="${gone}, ${t('size.mail_me')}, ${t('stock.out')}"`)
    expect(html).toContain('value="a.38.5"')
  },
)
