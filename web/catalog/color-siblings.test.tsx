import { expect, test } from 'vitest'
import { renderInShop } from '#web/checkout/shop.fixture.tsx'
import { ColorSiblings } from './color-siblings.tsx'

const sibling = (productNumber: string, colorName: string, focus: string | null) => ({
  type: 'color_relation' as const,
  name: 'Court',
  colorName,
  url: `court-${productNumber}`,
  productNumber,
  availableStock: 3,
  image: { url: `/images/packshots/court-${productNumber}.1a2b3c4d?w=830`, width: 332, height: 470, focus },
})

const rendered = (siblings: readonly ReturnType<typeof sibling>[]) =>
  renderInShop(
    'nl_NL',
    <ColorSiblings product={{ sku: '1', color: { name: 'Wit', hex: '#fff' }, relatedProducts: [...siblings] }} />,
  )

test('a picture that is cut keeps the point in sight that was chosen for it', () => {
  const html = rendered([sibling('1', 'Wit', '50% 30%'), sibling('2', 'Zwart', null)])
  expect(html.match(/object-position:\s*50% 30%/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Zwart"')
})

test('a model of one colour has no others to choose from', () => {
  expect(rendered([sibling('1', 'Wit', null)])).not.toContain('<nav')
})
