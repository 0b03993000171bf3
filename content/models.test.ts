import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4'
import { describe, expect, test } from 'vitest'
import { documentErrors } from '#integrations/prismic/models/check-document.ts'
import { modelErrors } from '#integrations/prismic/models/check-models.ts'
import { readModels } from '#integrations/prismic/models/models.ts'
import { readDocuments } from '#integrations/prismic/repository/document-files.ts'

const models = readModels()

describe('the models', () => {
  test('of the documents are such that Slice Machine takes them', () => {
    for (const model of models.raw.types)
      expect(CustomTypeModelSchema.safeParse(model).error, String(model.id)).toBeUndefined()
    expect(models.raw.types.length).toBeGreaterThanOrEqual(6)
  })

  test('of the slices are such that Slice Machine takes them', () => {
    for (const model of models.raw.slices)
      expect(SharedSliceModelSchema.safeParse(model).error, String(model.id)).toBeUndefined()
  })

  test('fit together', () => {
    expect(modelErrors(models)).toEqual([])
  })
})

test('no document says anything else than its model allows', () => {
  const { byFile, errors } = readDocuments('demo/content')
  const found = byFile.flatMap(([file, document]) =>
    documentErrors(document, models).map(({ field, why }) => `${file} ${field}: ${why}`),
  )
  expect([...errors, ...found]).toEqual([])
})
