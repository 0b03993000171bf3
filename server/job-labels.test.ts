import { expect, test } from 'vitest'
import { wordsIn } from '#backoffice/messages/staff-language-messages.ts'
import { jobText } from '#backoffice/ui/job-text.ts'
import { earlierJobNames, jobNames } from '#shop/jobs.ts'

test('every job that can fail is called by words of the reader, by its name of before as well', () => {
  const words = wordsIn('de')
  const names = [...Object.values(jobNames), ...Object.values(earlierJobNames)]
  expect(names.filter((name) => jobText(words, name) === name)).toEqual([])
})
