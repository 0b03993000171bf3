import { expect, test } from 'vitest'
import { staffLanguages } from '#kernel/staff-language.ts'
import { commandsIn, matchingCommands } from './commands.ts'
import type { Permission } from './graphql/graphql.ts'
import { wordsIn } from './messages/staff-language-messages.ts'
import { screens } from './routes/frame.tsx'

const everything: readonly Permission[] = [
  'ORDERS_READ',
  'ORDERS_FULFIL',
  'CUSTOMERS_READ',
  'STAFF_READ',
  'STAFF_WRITE',
  'INTEGRATIONS_WRITE',
]
const find = (typed: string, permissions = everything, language: (typeof staffLanguages)[number] = 'en') =>
  matchingCommands(commandsIn(wordsIn(language)), typed, permissions).map(({ label }) => label)

test.each([
  ['invite', ['Invite somebody']],
  ['some inv', ['Invite somebody']],
  ['to pack', ['Orders: To pack']],
  ['log out', ['Log out']],
  ['', []],
  ['  ', []],
  ['zzz', []],
])('%j finds %j', (typed, expected) => {
  expect(find(typed)).toEqual(expected)
})

test('a name that begins as typed comes first, and there are never more than six', () => {
  expect(find('o')[0]).toMatch(/^Orders/)
  expect(find('o')).toHaveLength(6)
})

test('what somebody may not do is not found', () => {
  expect(find('invite', ['ORDERS_READ'])).toEqual([])
  expect(find('orders', [])).toEqual([])
})

test('every screen of the menu is found by the name that it has there', () => {
  for (const language of staffLanguages) {
    const { session } = wordsIn(language)
    for (const { path, label, needs = [] } of screens)
      expect(matchingCommands(commandsIn(wordsIn(language)), session.nav[label], needs)).toContainEqual(
        expect.objectContaining({ path }),
      )
  }
})

test('accents are typed or not', () => {
  expect(find('deconnecter', everything, 'fr')).toEqual(find('déconnecter', everything, 'fr'))
})

test.each(staffLanguages)('every screen and action has a name of its own in %s', (language) => {
  const labels = commandsIn(wordsIn(language)).map(({ path, label }) => `${label} ${path}`)
  expect(new Set(labels).size).toBe(labels.length)
})

test('French writes a no-break space before the colon of a name', () => {
  const views = commandsIn(wordsIn('fr')).filter(({ path }) => path.startsWith('/orders?view='))
  expect(views.length).toBeGreaterThan(3)
  expect(views.filter(({ label }) => !/^Commandes\u00a0: \S/.test(label))).toEqual([])
})
