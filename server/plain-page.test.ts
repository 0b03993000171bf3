import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { languages } from '#kernel/storefront.ts'
import { type PlainAnswer, plainPage, plainPagePolicy } from './plain-page.ts'

const answers: readonly PlainAnswer[] = [400, 403, 404, 405, 413, 500, 503]

test.each(answers)(
  'the page of a %i is styled by what its policy allows, and leads to the shop, in every language',
  (status) => {
    for (const language of languages) {
      const page = plainPage(status, language, '/nl/')
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
      const hash = createHash('sha256').update(styles).digest('base64')
      expect(plainPagePolicy).toContain(`style-src 'sha256-${hash}'`)
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain('href="/nl/"')
      expect(page).not.toMatch(/<script|style="|src=/)
    }
  },
)
