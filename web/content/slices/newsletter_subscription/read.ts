import type { LoaderScope } from '#web/loaders.ts'
import { formMessages } from '#web/newsletter/form-messages.ts'
import type { RawSlice } from '../../document.ts'
import { readRichText, readText } from '../../fields.ts'

export function readNewsletterSubscription({ primary }: RawSlice, { t }: Pick<LoaderScope, 't'>) {
  return { title: readText(primary.title), text: readRichText(primary.text), words: formMessages(t) }
}
