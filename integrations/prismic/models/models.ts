import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ContentField, ContentSliceModel, ContentTypeModel } from '#kernel/content-model.ts'

const fieldModel: z.ZodType<ContentField> = z.lazy(() =>
  z.object({
    type: z.string(),
    config: z
      .object({
        label: z.string().nullish(),
        fields: z.record(z.string(), fieldModel).optional(),
        options: z.array(z.string()).optional(),
        choices: z.record(z.string(), z.unknown()).optional(),
        thumbnails: z.array(z.object({ name: z.string() })).optional(),
        single: z.string().optional(),
        multi: z.string().optional(),
        repeat: z.boolean().optional(),
        min: z.number().optional(),
        max: z.number().optional(),
        select: z.string().nullish(),
        default_value: z.unknown().optional(),
        customtypes: z.array(z.union([z.string(), z.object({ id: z.string() })])).optional(),
      })
      .default({}),
  }),
)

const customTypeModel = z.object({
  id: z.string(),
  label: z.string().nullish(),
  repeatable: z.boolean(),
  json: z.record(z.string(), z.record(z.string(), fieldModel)),
})

const sliceModel = z.object({
  id: z.string(),
  type: z.literal('SharedSlice'),
  name: z.string().optional(),
  description: z.string().optional(),
  variations: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        description: z.string().optional(),
        primary: z.record(z.string(), fieldModel).default({}),
        items: z.record(z.string(), fieldModel).default({}),
      }),
    )
    .min(1),
})

export type Models = {
  readonly types: ReadonlyMap<string, ContentTypeModel>
  readonly slices: ReadonlyMap<string, ContentSliceModel>
  /** Models that can't be read, as `<file>: <why>`. */
  readonly errors: readonly string[]
  /** Each model as its file holds it, for a repository that is to be filled. */
  readonly raw: { readonly types: readonly Raw[]; readonly slices: readonly Raw[] }
}

type Raw = Readonly<Record<string, unknown>>

/** Where Slice Machine's models lie: the custom types, and the slices beside their components. */
export const modelFolders = { types: 'content/customtypes', slices: ['web/content/slices', 'content/slices'] }

/** Reads the models: `<id>/index.json` of custom types, `<name>/model.json` of slices. */
export function readModels(folders: typeof modelFolders = modelFolders): Models {
  const errors: string[] = []
  const types = modelFiles(folders.types, 'index.json').flatMap((file) => readModel(file, customTypeModel, errors))
  const slices = folders.slices
    .flatMap((folder) => modelFiles(folder, 'model.json'))
    .flatMap((file) => readModel(file, sliceModel, errors))
  return {
    types: new Map(types.map(({ model }) => [model.id, model])),
    slices: new Map(slices.map(({ model }) => [model.id, model])),
    errors,
    raw: { types: types.map(({ raw }) => raw), slices: slices.map(({ raw }) => raw) },
  }
}

function modelFiles(folder: string, name: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, name))
    .filter((file) => existsSync(file))
    .sort()
}

function readModel<T>(file: string, schema: z.ZodType<T>, errors: string[]): { model: T; raw: Raw }[] {
  try {
    const raw = JSON.parse(readFileSync(file, 'utf8')) as Raw
    return [{ model: schema.parse(raw), raw }]
  } catch (error) {
    errors.push(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`)
    return []
  }
}
