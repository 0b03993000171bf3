import type { ContentField } from '#kernel/content-model.ts'
import type { Models } from './models.ts'

/** What is wrong with the models among each other: zones that name a slice without a model, models that no zone names. */
export function modelErrors({ types, slices, errors }: Models): string[] {
  const named = new Map<string, string>()
  for (const { id, json } of types.values()) {
    for (const [name, field] of Object.values(json).flatMap((tab): [string, ContentField][] => Object.entries(tab))) {
      for (const choice of Object.keys(field.config.choices ?? {})) named.set(choice, `${id}.${name}`)
    }
  }
  return [
    ...errors,
    ...[...named]
      .filter(([choice]) => !slices.has(choice))
      .map(([choice, zone]) => `${zone}: there is no model of the slice '${choice}'`),
    ...[...slices.keys()].filter((id) => !named.has(id)).map((id) => `no zone has room for the slice '${id}'`),
  ]
}
