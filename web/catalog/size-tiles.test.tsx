import { expect, test } from 'vitest'
import { inputOf, renderedTextOf, renderInShop } from '#web/checkout/shop.fixture.tsx'
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
