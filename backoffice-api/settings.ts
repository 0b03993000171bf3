import { z } from 'zod'
import { placeOfError, type SettingPlace } from '#shop/settings/place-of-error.ts'
import { readSettings } from '#shop/settings/settings.ts'
import { type SettingDifference, settingsDiff } from '#shop/settings/settings-diff.ts'
import { type SettingsError, settingsError, settingsProblems } from '#shop/settings/settings-problems.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import { defineApprovable } from './approvable.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { SettingDifferenceType } from './machine.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

type Held = { readonly version: number; readonly text: string }

const SettingsDocumentType = backofficeBuilder.objectRef<Held>('SettingsDocument').implement({
  description: 'The settings that hold, as the JSON that a file would have.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'A change names the one that it was made of.' }),
    text: t.exposeString('text'),
  }),
})

const SettingsProblemType = backofficeBuilder.enumType('SettingsProblem', { values: enumValues(settingsProblems) })

const PlaceType = backofficeBuilder.objectRef<SettingPlace>('SettingPlace').implement({
  description: 'The field of a form, the row of its periods, and which part of that.',
  fields: (t) => ({
    path: t.stringList({ resolve: ({ path }) => [...path] }),
    row: t.exposeInt('row'),
    part: t.exposeString('part', { description: 'value, from or until' }),
  }),
})

const SettingsErrorType = backofficeBuilder.objectRef<PlacedError>('SettingsError').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    problem: t.expose('problem', { type: SettingsProblemType }),
    values: t.field({
      type: ['String'],
      description: 'What fills the blanks of the sentence, in their order.',
      resolve: ({ values }) => values.map(String),
    }),
    place: t.field({ type: PlaceType, resolve: ({ place }) => place }),
    message: t.exposeString('message', { description: 'The sentence in English, without its path.' }),
  }),
})

type PlacedError = SettingsError & { readonly place: SettingPlace }

type Plan = { readonly errors: readonly PlacedError[]; readonly changes: readonly SettingDifference[] }

export const SettingsPlanType = backofficeBuilder.objectRef<Plan>('SettingsPlan').implement({
  description: 'What settings would change, or what is wrong with them, by the same checks as the command.',
  fields: (t) => ({
    errors: t.field({ type: [SettingsErrorType], resolve: ({ errors }) => [...errors] }),
    changes: t.field({ type: [SettingDifferenceType], resolve: ({ changes }) => [...changes] }),
  }),
})

export async function settingsPlanOf(
  { shop }: BackofficeContext,
  text: string,
): Promise<Plan & { readonly document: unknown }> {
  const document = parsed(text)
  if (document === undefined)
    return { document, errors: [placedIn(document)(settingsError('', 'no-json'))], changes: [] }
  const read = readSettings(document)
  if ('errors' in read) return { document, errors: read.errors.map(placedIn(document)), changes: [] }
  const held = await shop.settingsVersion()
  return { document, errors: [], changes: settingsDiff(held?.document, document) }
}

const placedIn =
  (document: unknown) =>
  (error: SettingsError): PlacedError => ({ ...error, place: placeOfError(document, error.path) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What one person may do alone is not decided by one person alone. */
const decidesForTwo = ({ path }: SettingDifference) => /^(?:approvals|imports)\b/.test(path)

const applyOrAsk = defineApprovable('settings.apply', {
  permission: 'settings.write',
  request: z.object({ text: z.string(), note: z.string(), seen: z.int() }),
  carryOut: async (context, { text, note, seen }) => {
    const actor = actorOf(context)
    const document = parsed(text)
    const answer = await context.shop.staff.perform(actor, {
      permission: 'settings.write',
      needsProof: true,
      action: 'settings.apply',
      object: { type: 'settings', id: 'settings', name: note },
      work: async () => {
        const author = actor.member.name
        const applied = await context.shop.applySettings({ document, author, note: note || null, seen })
        if (applied.status === 'invalid') return staffRefused('settings-invalid', { field: 'text' })
        if (applied.status === 'outdated') return staffRefused('staff-changed-meanwhile')
        if (applied.status === 'unchanged') return staffRefused('settings-unchanged', { field: 'text' })
        const changed = applied.changes.map(({ path }) => path)
        return { result: undefined, before: { version: seen }, after: { version: applied.version, changed } }
      },
    })
    return outcomeOf(answer)
  },
})

const longestNote = 200

backofficeBuilder.queryFields((t) => ({
  settingsDocument: t.field({
    type: SettingsDocumentType,
    nullable: true,
    resolve: async (_, _args, { shop }) => {
      const held = await shop.settingsVersion()
      return held ? { version: held.id, text: `${JSON.stringify(held.document, null, 2)}\n` } : null
    },
  }),
  settingsPlan: t.field({
    type: SettingsPlanType,
    args: { text: t.arg.string() },
    resolve: (_, { text }, context) => settingsPlanOf(context, text),
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  applySettings: t.field({
    type: OutcomeType,
    description:
      'Writes a new version, which holds on every node at once. What says how much one person may do alone waits for a second person.',
    args: {
      text: t.arg.string({ description: 'The whole document as JSON.' }),
      note: t.arg.string({ description: 'Why; it stands in the history.' }),
      seen: t.arg.int({ description: 'The version that it was made of.' }),
    },
    resolve: async (_, { text, note, seen }, context) => {
      const { errors, changes } = await settingsPlanOf(context, text)
      if (errors.length > 0) return outcomeOf(staffRefused('settings-invalid', { field: 'text' }))
      if (changes.length === 0) return outcomeOf(staffRefused('settings-unchanged', { field: 'text' }))
      return applyOrAsk(context, {
        needsSecond: changes.some(decidesForTwo),
        object: { type: 'settings', id: 'settings', name: note.slice(0, longestNote) },
        request: { text, note: note.slice(0, longestNote), seen },
        shown: Object.fromEntries(changes.slice(0, 20).map(({ path, before, after }) => [path, { before, after }])),
      })
    },
  }),
}))
