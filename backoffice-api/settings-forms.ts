import { z } from 'zod'
import {
  fieldChanges,
  type SettingField,
  type SettingPeriod,
  type SettingSchema,
  type SettingSubject,
  settingFields,
  settingKinds,
  settingSubjects,
  withDecidedSettings,
  withUsualSettings,
} from '#shop/settings/setting-fields.ts'
import type { SettingDifference } from '#shop/settings/settings-diff.ts'
import { settingsJsonSchema } from '#shop/settings/settings-schema.ts'
import { backofficeBuilder, badValue, enumValues } from './builder.ts'
import { SettingsPlanType, settingsPlanOf } from './settings.ts'

const subjects = Object.keys(settingSubjects) as SettingSubject[]
const SubjectType = backofficeBuilder.enumType('SettingSubject', { values: enumValues(subjects) })
const KindType = backofficeBuilder.enumType('SettingKind', { values: enumValues(settingKinds) })

const PeriodType = backofficeBuilder.objectRef<SettingPeriod>('SettingPeriod').implement({
  description: 'A value with the days between which it holds; the first of several holds always.',
  fields: (t) => ({
    from: t.exposeString('from', { nullable: true }),
    until: t.exposeString('until', { nullable: true, description: 'The first day on which it no longer does.' }),
    value: t.field({ type: 'JSON', nullable: true, resolve: ({ value }) => value }),
  }),
})

const FieldType = backofficeBuilder.objectRef<SettingField>('SettingField').implement({
  description: 'A setting that a form changes, as the schema of the settings describes it.',
  fields: (t) => ({
    path: t.stringList({ resolve: ({ path }) => [...path] }),
    label: t.exposeString('label', { description: 'The path without what names an entry, a storefront or a country.' }),
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
    currency: t.exposeString('currency', { nullable: true }),
    isDated: t.exposeBoolean('isDated'),
    isOptional: t.exposeBoolean('isOptional'),
    choices: t.stringList({ resolve: ({ choices }) => [...choices] }),
    minimum: t.exposeInt('minimum', { nullable: true }),
    maximum: t.exposeInt('maximum', { nullable: true }),
    description: t.exposeString('description', { nullable: true, description: 'In English, as editors show it.' }),
    periods: t.field({ type: [PeriodType], resolve: ({ periods }) => [...periods] }),
  }),
})

type Form = { readonly version: number; readonly fields: readonly SettingField[] }

const FormType = backofficeBuilder.objectRef<Form>('SettingsForm').implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'A change names the one that it was made of.' }),
    fields: t.field({ type: [FieldType], resolve: ({ fields }) => [...fields] }),
  }),
})

type FormPlan = {
  readonly text: string
  readonly document: unknown
  /** As the fields show them: a value that nothing said has the one that the software decides. */
  readonly changes: readonly SettingDifference[]
}

const FormPlanType = backofficeBuilder.objectRef<FormPlan>('SettingsFormPlan').implement({
  description: 'What a form would change, and the whole document with it, for applySettings.',
  fields: (t) => ({
    text: t.exposeString('text'),
    plan: t.field({
      type: SettingsPlanType,
      resolve: async ({ text, changes }, _, context) => {
        const { errors } = await settingsPlanOf(context, text)
        return { errors, changes: errors.length > 0 ? [] : changes }
      },
    }),
  }),
})

const typedSettings = z
  .array(
    z.object({
      path: z.array(z.string()).max(12),
      periods: z
        .array(z.object({ from: z.string().nullable(), until: z.string().nullable(), value: z.json() }))
        .min(1)
        .max(50),
    }),
  )
  .max(2000)

const schema = settingsJsonSchema() as SettingSchema

backofficeBuilder.queryFields((t) => ({
  settingsForm: t.field({
    type: FormType,
    nullable: true,
    args: { subject: t.arg({ type: SubjectType }) },
    resolve: async (_, { subject }, { shop }) => {
      const held = await shop.settingsVersion()
      if (!held) return null
      const document = withUsualSettings(schema, held.document, subject)
      return { version: held.id, fields: settingFields(schema, document, subject) }
    },
  }),
  settingsFormPlan: t.field({
    type: FormPlanType,
    nullable: true,
    args: {
      subject: t.arg({ type: SubjectType }),
      typed: t.arg({ type: 'JSON', description: '[{ path, periods: [{ from, until, value }] }]' }),
    },
    resolve: async (_, { subject, typed }, { shop }) => {
      const read = typedSettings.safeParse(typed)
      if (!read.success) throw badValue('Send a list of paths and periods')
      const held = await shop.settingsVersion()
      if (!held) return null
      const known = withUsualSettings(schema, held.document, subject)
      const fields = settingFields(schema, known, subject)
      const document = withDecidedSettings(held.document, known, fields, read.data)
      const after = settingFields(schema, withUsualSettings(schema, document, subject), subject)
      const changes = fieldChanges(fields, after)
      return { text: `${JSON.stringify(document, null, 2)}\n`, document, changes }
    },
  }),
}))
