import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  ['<p>Soft <strong>nubuck</strong>, with a zip.</p>', 'Soft nubuck, with a zip.'],
  ['<p>Boot</p><ul><li>Heel: 5&nbsp;cm</li><li>Lined</li></ul>', 'Boot. Heel: 5 cm. Lined'],
  ['Light.<br>Sole of rubber<br/>', 'Light. Sole of rubber'],
  ['Gr&ouml;&szlig;e &#39;M&#39; &ndash; 100&#x25; &quot;Wolle&quot;', 'Größe \'M\' – 100% "Wolle"'],
  ['<p>Dry</p><script>alert(1)</script><style>p { margin: 0 }</style><!-- note -->', 'Dry'],
  // What is escaped twice is text about an entity, and what is no entity stays.
  ['&amp;uuml; &unknown; R&D', '&uuml; &unknown; R&D'],
  ['3 < 4 cm', '3 < 4 cm'],
  ['Dry <SCRIPT>never ends', 'Dry'],
  ['', ''],
])('%s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('a long text that opens many tags is read in no time', () => {
  const began = performance.now()
  textOfHtml('<script></script>'.repeat(2000) + '<p'.repeat(5000) + '<!--'.repeat(2000))
  expect(performance.now() - began).toBeLessThan(2000)
})
