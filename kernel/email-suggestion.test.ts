import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestedEmail } from './email-suggestion.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.nl', 'anna@gmail.com'],
  ['anna@gmail', 'anna@gmail.com'],
  ['anna@gmailcom', 'anna@gmail.com'],
  ['anna@gmail,com', 'anna@gmail.com'],
  ['anna@gmail..com', 'anna@gmail.com'],
  ['Anna.De.Wit@Hotmial.com', 'Anna.De.Wit@hotmail.com'],
  ['anna@hotnail.nl', 'anna@hotmail.nl'],
  ['anna@hotmail.con', 'anna@hotmail.com'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@iclould.com', 'anna@icloud.com'],
  ['anna@telnet.be', 'anna@telenet.be'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
  ['anna@wanado.fr', 'anna@wanadoo.fr'],
  ['anna@orage.fr', 'anna@orange.fr'],
  ['anna@btinternt.com', 'anna@btinternet.com'],
])('%s: %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

describe('nobody is asked about', () => {
  test.each([
    'anna@gmail.com',
    'anna@GMAIL.com',
    'anna@mail.com',
    'anna@email.com',
    'anna@ymail.com',
    'anna@gmx.com',
    'anna@web.de',
    'anna@wed.de',
    'anna@sky.com',
    'anna@spy.com',
    'anna@outlook.it',
    'anna@hotmail.es',
    'anna@yahoo.be',
    'anna@me.com',
    'anna@pm.me',
    'anna@hey.com',
    'anna@uva.nl',
    'anna@live.nl',
    'anna@like.nl',
    'anna@home.be',
    'anna@cordwainer.example',
    'anna@orange.com',
    'anna',
    '@gmial.com',
    '',
  ])('%s', (typed) => {
    expect(suggestedEmail(typed)).toBeUndefined()
  })
})

test('what was suggested is not doubted, and the mailbox stays', () => {
  const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'telenet.be', 'wanadoo.fr', 't-online.de')
  const slipped = fc
    .tuple(domain, fc.nat(6), fc.constantFrom('', 'x', 'gg'))
    .map(([one, at, by]) => one.slice(0, at) + by + one.slice(at + 1))
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z.]{1,20}$/), fc.oneof(slipped, fc.domain(), fc.string()), (mailbox, typed) => {
      const meant = suggestedEmail(`${mailbox}@${typed}`)
      fc.pre(meant !== undefined && !typed.includes('@'))
      expect(meant?.startsWith(`${mailbox}@`)).toBe(true)
      expect(suggestedEmail(meant ?? '')).toBeUndefined()
    }),
  )
})

test('whatever is typed is answered at once', () => {
  fc.assert(fc.property(fc.string(), (typed) => void suggestedEmail(`a@${typed}`)))
})
