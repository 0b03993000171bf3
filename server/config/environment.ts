import type { z } from 'zod'
import { capacitySettings } from './capacity-settings.ts'
import { liesWithin } from './lies-within.ts'
import { nodeSettings } from './node-settings.ts'
import { protectionSettings } from './protection-settings.ts'
import { sellingSettings } from './selling-settings.ts'
import type { Setting } from './setting.ts'
import { thirdPartySettings } from './third-party-settings.ts'
import { tracingSettings } from './tracing-settings.ts'
import { vendorSettings } from './vendor-settings.ts'

/** Every setting, in the order in which the operator's manual lists them. All have a default that works. */
export const settings = {
  ...nodeSettings,
  ...vendorSettings,
  ...protectionSettings,
  ...sellingSettings,
  ...thirdPartySettings,
  ...capacitySettings,
  ...tracingSettings,
} as const satisfies Record<string, Setting<unknown>>

/** The settings as the operator's manual prints them, in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { about, default: usual }: Setting<unknown> = setting
    return `| \`${name}\` | ${about} | ${usual === '' ? '–' : `\`${usual}\``} |`
  })
  return ['| Setting | What it does | Default |', '|---|---|---|', ...rows].join('\n')
}

export type SettingName = keyof typeof settings
export type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }

/** Settings that are worth nothing without each other. */
const pairs = [
  ['STAFF_MESSAGES_URL', 'STAFF_MESSAGES_SECRET'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
] as const satisfies readonly (readonly [SettingName, SettingName])[]

/** A setting holds something else than it should; `message` is one sentence per setting, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** @throws ConfigError naming every wrong setting */
export function readValues(environment: Readonly<Record<string, string | undefined>>): Values {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, secret }] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = environment[name]?.trim() || undefined
    const result = schema.safeParse(given)
    if (result.success) values[name] = result.data
    else {
      const is = secret ? 'what it holds is not that' : `it is '${given}'`
      problems.push(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}, but ${is}.`)
    }
  }
  for (const [one, other] of pairs)
    if ((values[one] === undefined) !== (values[other] === undefined))
      problems.push(`${one} and ${other} belong together, but one of them is not set.`)
  for (const needed of ['TRUSTED_SHOPS_API_KEYS', 'TRUSTED_SHOPS_CHANNELS'] as const)
    if (values.TRUSTED_SHOPS_IMPORT_AT !== undefined && values[needed] === undefined)
      problems.push(`TRUSTED_SHOPS_IMPORT_AT needs ${needed}, but that is not set.`)
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('DATABASE_DIRECT_URL goes past what DATABASE_URL goes through, but DATABASE_URL is not set.')
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('DATABASE_REPLICA_URL is a replica of what DATABASE_URL names, but DATABASE_URL is not set.')
  if (liesWithin(values.PICTURES_URL, values.RESIZED_PICTURES_URL))
    problems.push(
      'PICTURES_URL lies where RESIZED_PICTURES_URL does, from which what is old is removed: keep them apart.',
    )
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  // Each value went through the schema of its own name in the loop above.
  return values as Values
}
