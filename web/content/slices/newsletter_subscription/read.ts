import type { LoaderScope } from '#web/loaders.ts'
import { formMessages } from '#web/newsletter/form-messages.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readRichText, readText } from '../../../prose/fields.ts'

export function readNewsletterSubscription({ primary }: RawSlice, { t }: Pick<LoaderScope, 't'>) {
  return { title: readText(primary.title), text: readRichText(primary.text), words: formMessages(t) }
}
