import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'

const content = { label: 'Oxford' }
const part = () => <a href="/nl/oxford/">{content.label}</a>

test('an eager island is a boundary of its own, whose mark comes with what is inside', () => {
  expect(renderToString(<Island hydrate="eager">{part}</Island>)).toBe(
    '<!--$--><div data-island="eager"><a href="/nl/oxford/">Oxford</a></div><!--/$-->',
  )
})

test('an island that waits until it is visible rests in the markup of the server, which is whole', () => {
  const html = renderToString(
    <Island hydrate="visible" of={content} load={async () => 'code'} className="part">
      {part}
    </Island>,
  )
  expect(html).toBe(
    '<div class="part" data-island="visible" data-resting=""><!--$--><a href="/nl/oxford/">Oxford</a><!--/$--></div>',
  )
})

test('a static island is whole as well, and rests for good', () => {
  const html = renderToString(
    <Island as="span" hydrate="never" of={content} complete aria-hidden>
      {part}
    </Island>,
  )
  expect(html).toBe('<span aria-hidden="true" data-island="never"><a href="/nl/oxford/">Oxford</a></span>')
})

test('no island is marked as hydrated by the server', () => {
  const islands = (
    <>
      <Island hydrate="eager">{part}</Island>
      <Island hydrate="visible" of={content} load={async () => part}>
        {(Loaded = part) => <Loaded />}
      </Island>
      <Island hydrate="never" of={content}>
        {part}
      </Island>
    </>
  )
  expect(renderToString(islands)).not.toContain('data-hydrated')
})
