import { expect, test } from 'vitest'
import { newToken } from '#kernel/ids.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const shop = await openTestShop({ networkLimitFactor: 4 })

const lookUp = async (variables: Record<string, string>, token?: string) => {
  const as = { clientAddress: '192.0.2.1', ...(token && { token }) }
  const query = `query ($countryIso: String!, $zipcode: String, $houseNumber: String, $line: String) {
    lookUpAddress(countryIso: $countryIso, zipcode: $zipcode, houseNumber: $houseNumber, line: $line) { street zipcode city }
  }`
  return (await shop.ask(query, variables, as)).lookUpAddress as unknown
}
const damrak = { countryIso: 'NL', zipcode: '1012lg', houseNumber: '12-A' }

test('addresses are known by what was typed of them', async () => {
  expect(await lookUp(damrak)).toEqual([{ street: 'Damrak', zipcode: '1012 LG', city: 'Amsterdam' }])
  expect(await lookUp({ ...damrak, houseNumber: '999' })).toEqual([])
  expect(await lookUp({ countryIso: 'FR', line: '12 rue de la pa' })).toEqual([
    { street: '12 Rue de la Paix', zipcode: '75002', city: 'Paris' },
  ])
})

test('nothing is said where there is no register, or not enough to ask it', async () => {
  for (const variables of [
    { ...damrak, countryIso: 'GB' },
    { ...damrak, countryIso: '__proto__' },
    { ...damrak, zipcode: '1012' },
    { countryIso: 'FR', line: 'x'.repeat(10_000) },
  ]) {
    expect((await lookUp(variables)) ?? null).toSatisfy((answer) => answer === null || `${answer}` === '')
  }
})

test('one browser asks so many times in an hour, and another one goes on', async () => {
  const token = newToken()
  const answers: unknown[] = []
  for (let n = 0; n < 301; n++) answers.push(await lookUp(damrak, token))
  expect(answers.filter((answer) => answer !== null)).toHaveLength(300)
  expect(answers.at(-1)).toBeNull()
  expect(await lookUp(damrak, newToken())).toHaveLength(1)
})
