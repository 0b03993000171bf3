import { expect, test } from 'vitest'
import { createPasswordHasher, isPasswordHash } from './passwords.ts'

const cheap = createPasswordHasher({ N: 16, r: 8, p: 1 })

test('a password is kept with the recommended cost, unless somebody asks for another', async () => {
  expect(await createPasswordHasher().hash('een korte zin')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
})

test('a hash is compared at the cost that it was made with', async () => {
  const stored = await cheap.hash('een korte zin')
  expect(await createPasswordHasher().matches('een korte zin', stored)).toBe(true)
  expect(await createPasswordHasher().matches('een andere zin', stored)).toBe(false)
})

test('a hash of elsewhere is taken where it can be checked, at a cost that is neither cheap nor an attack', async () => {
  const hash = await createPasswordHasher({ N: 2 ** 14, r: 8, p: 1 }).hash('een korte zin')
  expect(isPasswordHash(hash)).toBe(true)
  expect(isPasswordHash(await createPasswordHasher().hash('een korte zin'))).toBe(true)
  const [, , , , salt, digest] = hash.split('$')
  for (const cost of ['16$8$1', '16385$8$1', '1048576$16$1', '1048576$8$4', '16384$8$99', '0$0$0'])
    expect(isPasswordHash(`scrypt$${cost}$${salt}$${digest}`)).toBe(false)
  for (const other of [
    '',
    '$2b$10$abcdefghijklmnopqrstuv',
    'md5:1234',
    `${hash}x`,
    hash.slice(0, -4),
    hash.replace('scrypt', 'bcrypt'),
  ])
    expect(isPasswordHash(other)).toBe(false)
})

test('the same letters are the same password, however a keyboard composed them', async () => {
  expect(await cheap.matches('caf\u00e9 cr\u00e8me', await cheap.hash('cafe\u0301 cre\u0300me'))).toBe(true)
})

test('a wrong password takes as long for a stranger as for a customer', async () => {
  const hasher = createPasswordHasher()
  const fastest = async (stored: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 5; n++) {
      const before = performance.now()
      expect(await hasher.matches('een andere zin', stored)).toBe(false)
      times.push(performance.now() - before)
    }
    return Math.min(...times)
  }
  const [known, unknown] = [await fastest(await hasher.hash('een korte zin')), await fastest(null)]
  // The work is hundreds of times of what else differs; without it the ratio would be one to hundreds.
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(10)
}, 60_000)
