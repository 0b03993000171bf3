import { expect, test, vi } from 'vitest'
import type * as storefrontModule from '#kernel/storefront.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { foreignWords } from '#test/foreign-language.ts'
import { demoCompany } from '#test/shop/company.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { sampleMails } from './sample-mails.ts'

/** The French storefront, as if it spoke Spanish: whoever asks for it gets it so. */
vi.mock('#kernel/storefront.ts', async (original) => {
  const module = await original<typeof storefrontModule>()
  return {
    ...module,
    storefrontOf: (code: storefrontModule.StorefrontCode): Storefront =>
      code === 'fr_FR'
        ? { ...module.storefrontOf(code), language: 'es', contentLang: 'es-es', iso: 'es-ES' }
        : module.storefrontOf(code),
  }
})

const { legalForm, register } = demoCompany
const company = {
  ...demoCompany,
  legalForm: { ...legalForm, es: 'sociedad limitada' },
  register: { ...register, name: { ...register.name, es: 'Registro mercantil neerlandés' } },
}
const samples = sampleMails(storefrontOf('fr_FR'), { company, publicUrl: 'https://shop.example' }, usualSettings)

test('every mail to a Spanish reader is in Spanish', () => {
  expect(samples.length).toBeGreaterThan(25)
  for (const { name, mail } of samples) {
    expect(mail.language, name).toBe('es')
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text, name).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
    }
    const shown = mail.html.replace(/<style>.*?<\/style>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
    // What a shopper wrote stays as it was typed.
    const said = [mail.subject, mail.text, shown].join(' ').replaceAll(/Is the Amstel[^?]*\?/g, '')
    expect(foreignWords(said, 'es').map((found) => `${name}: ${found}`)).toEqual([])
  }
})
