import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createPdfPrinter } from '#integrations/pdf/print-document.ts'
import { storefronts } from '#kernel/storefront.ts'
import { sampleMails } from '#server/sample-mails.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { meridian } from './shop/company.ts'
import { usualSettings } from './shop/settings.ts'

const ourName = /cordwainer/i
const senderDetails = { company: meridian, publicUrl: 'https://meridian.example' }

describe.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'a shop of another name, in %s',
  (_, storefront) => {
    test('writes no mail that names ours', () => {
      const mails = sampleMails(storefront, senderDetails, usualSettings)
      for (const { name, mail } of mails) {
        for (const text of [mail.subject, mail.text, mail.html]) expect(text, name).not.toMatch(ourName)
      }
      expect(mails.some(({ mail }) => mail.subject.includes('Meridian'))).toBe(true)
    })
    test('says nothing on a screen that names ours', () => {
      const named = Object.entries(catalogueOf(storefront.contentLang)).filter(([, text]) => ourName.test(text))
      expect(named).toEqual([])
    })
  },
)

test('its name stands over its documents', async () => {
  const { extractText, getDocumentProxy } = await import('unpdf')
  const pdf = await createPdfPrinter().print({
    lang: 'en',
    title: 'Invoice 1',
    brand: meridian.tradeName,
    sender: [meridian.name],
    madeAt: new Date(0),
    foot: '',
    blocks: [],
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('Meridian')
  expect(text).not.toMatch(ourName)
})

/** The name of the software: what a vendor’s log or a sandbox calls it, and examples in comments. */
const software =
  /^\s*(?:\*|\/\*\*|\/\/)|User-Agent|embeddedRepository|pfl_SandboxCordwainer|warehouse-sandbox|parcels\.cordwainer\.example|judge\(/

test('no room that shoppers see has our name in its code', () => {
  const files = execFileSync('git', ['ls-files', 'web', 'shop', 'api', 'kernel', 'integrations'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|^web\/graphql\/|-sandbox\.ts$/.test(file))
  const named = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => ourName.test(line) && !software.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(named).toEqual([])
})
