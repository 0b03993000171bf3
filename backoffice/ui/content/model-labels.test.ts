import { describe, expect, test } from 'vitest'
import { readModels } from '#integrations/prismic/models/models.ts'
import type { ContentFields } from '#kernel/content-model.ts'
import { contentModelWords } from '../../messages/content-model-messages.ts'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { fieldLabel, modelKey, optionLabel, sliceLabel } from './model-labels.ts'

const models = readModels()
const words = contentModelWords('en')
const allFields = (fields: ContentFields): [string, ContentFields[string]][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as [string, ContentFields[string]],
    ...allFields(field.config.fields ?? {}),
  ])
const fields = [
  ...[...models.types.values()].flatMap(({ json }) => Object.values(json).flatMap(allFields)),
  ...[...models.slices.values()].flatMap(({ variations }) =>
    variations.flatMap(({ primary, items }) => [...allFields(primary), ...allFields(items)]),
  ),
].filter(([, { type }]) => type !== 'UID')

describe('what the models of the shop say has words in each language', () => {
  test('of their fields', () => {
    expect(fields.length).toBeGreaterThan(100)
    const without = fields.filter(([name, { config }]) => !Object.hasOwn(words.labels, modelKey(config.label || name)))
    expect(without.map(([name]) => name)).toEqual([])
  })

  test('of their choices', () => {
    const options = fields.flatMap(([, { config }]) => config.options ?? [])
    expect(options.filter((option) => !Object.hasOwn(words.options, modelKey(option)))).toEqual([])
  })

  test('of their tabs and slices', () => {
    const tabs = [...models.types.values()].flatMap(({ json }) => Object.keys(json))
    expect(tabs.filter((tab) => !Object.hasOwn(words.tabs, modelKey(tab)))).toEqual([])
    expect([...models.slices.keys()].filter((id) => !Object.hasOwn(words.slices, id))).toEqual([])
  })
})

test('a model of the retailer’s own is shown with its own words', () => {
  expect(fieldLabel(words, 'x', { type: 'Text', config: { label: 'Recipe of the day' } })).toBe('Recipe of the day')
  expect(optionLabel(words, 'sparkling')).toBe('sparkling')
  expect(sliceLabel(wordsIn('en'), { id: 'recipe', name: 'Recipe', variations: [] }, undefined)).toBe('Recipe')
})

test('a slice with several variations is told by both', () => {
  const slice = models.slices.get('images')
  const variation = slice?.variations.find(({ id }) => id === 'mosaic')
  expect(slice && sliceLabel(wordsIn('en'), slice, variation)).toBe('Pictures: one large, the others beside it')
})
