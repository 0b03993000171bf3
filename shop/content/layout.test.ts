import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLayout } from './layout.ts'

const link = (label: string) => ({ label, url: `/${label}/` })
const item = (label: string, links: readonly unknown[] = [link('boots')]) => ({
  slice_type: 'navigation_item',
  primary: { ...link(label), segment: 'for-her', columns: [{ title: 'By kind', url: null, links }] },
})

test('what can’t be read is left out and told with its place; its neighbours stay', () => {
  const told: string[] = []
  const layout = readLayout(
    {
      navigation: [
        item('shoes', [link('boots'), { label: 'deleted', url: null }, link('pumps')]),
        { slice_type: 'navigation_fireworks', primary: link('new') },
        item('bags'),
      ],
      legal: [link('terms'), 'imprint', { label: '', url: '/nothing/' }],
      jobs: [{ title: 'Work with us', text: '', link_label: 'More', link: { link_type: 'Document', isBroken: true } }],
      social: 'everywhere',
    },
    (place) => told.push(place),
  )
  expect(layout.navigation.map(({ primary }) => primary.label)).toEqual(['shoes', 'bags'])
  expect(layout.navigation[0]?.items[0]?.links.map(({ label }) => label)).toEqual(['boots', 'pumps'])
  expect(layout.legal).toEqual([link('terms')])
  expect([layout.jobs, layout.social]).toEqual([[], []])
  expect(told.toSorted()).toEqual([
    'jobs[0]',
    'legal[1]',
    'legal[2]',
    'navigation[0].columns[0].links[1]',
    'navigation[1]',
    'social',
  ])
})

test('a layout without anything is an empty one, and no error', () => {
  const told: string[] = []
  const layout = readLayout({}, (place) => told.push(place))
  expect(layout).toMatchObject({ banners: [], navigation: [], header_usps: null, review_stats: null })
  expect(layout.contact).toEqual({ phone: '', phone_label: '', email: '', hours: '' })
  expect(told).toEqual([])
})

test('whatever a document holds, there is a layout, and every link of it leads somewhere', () => {
  const groups = [
    'banners',
    'navigation',
    'usps',
    'header_usps',
    'links',
    'legal',
    'social',
    'jobs',
    'contact',
  ] as const
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant([item('shoes'), link('terms'), null, 7]))
  fc.assert(
    fc.property(fc.record(Object.fromEntries(groups.map((group) => [group, odd]))), (data) => {
      const { legal, links, navigation } = readLayout(data)
      for (const { url, label } of [...legal, ...links.flatMap((column) => column.links)])
        expect(url && label).toBeTruthy()
      for (const { primary } of navigation) expect(primary.url && primary.label).toBeTruthy()
    }),
  )
})
