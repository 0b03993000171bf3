import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { readDraft, writeDraft } from './draft.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const entry = fc.tuple(fc.string(), fc.string())

test('what was typed comes back whole to the same form', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(entry), fc.nat(4 * hour - 1), (baseline, entries, later) => {
      expect(readDraft(writeDraft(baseline, entries, now), baseline, now + later)).toEqual(entries)
    }),
  )
})

test('it stays away from a form that the shop filled otherwise, and does not outlive the afternoon', () => {
  const draft = writeDraft('{}', [['email', 'a@b.nl']], now)
  expect(readDraft(draft, '{"email":"sanne@example.com"}', now)).toBeUndefined()
  expect(readDraft(draft, '{}', now + 4 * hour)).toBeUndefined()
  expect(readDraft(draft, '{}', now - 1)).toBeUndefined()
})

test('what is no draft is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readDraft(text, '', now)).toBeUndefined()
    }),
  )
  for (const text of [null, '{"at":1,"baseline":"","entries":[["a"]]}', '{"at":1,"baseline":"","entries":[["a",2]]}'])
    expect(readDraft(text, '', 2)).toBeUndefined()
})
