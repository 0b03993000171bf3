import { readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { readSettings } from '#shop/settings/settings.ts'
import { type SettingDifference, settingsDiff } from '#shop/settings/settings-diff.ts'
import type { SettingsError } from '#shop/settings/settings-problems.ts'
import { settingsJsonSchema } from '#shop/settings/settings-schema.ts'
import type { SettingsVersion } from '#shop/settings/settings-store.ts'
import type { Shop } from '#shop/shop.ts'
import { parseJsonText } from './json-text.ts'
import type { CommandOutput } from './order-commands.ts'

export const shopUsage = [
  'npm run shop -- new FOLDER [--name NAME --country NL --storefronts nl_NL,de_DE --email ADDRESS]',
  'npm run shop -- check                        says what is wrong with the folder of the shop (SHOP)',
  'npm run shop -- brand check                  says whether its colours can be read, and its files are there',
  'npm run shop -- catalogue                    takes over its categories, and where stock lies',
  'npm run shop -- settings check [FILE]        says what is wrong with a settings file',
  'npm run shop -- settings diff [FILE]         says what the file would change',
  'npm run shop -- settings apply [FILE] [--author NAME] [--note TEXT]',
  'npm run shop -- settings export [FILE]       writes the settings that hold into a file',
  'npm run shop -- settings history             tells who changed the settings when',
  'npm run shop -- settings schema FILE         writes the JSON Schema that editors complete the file by',
]

const shownVersions = 50

type Given = { readonly file: string; readonly author: string; readonly note: string | null }

/** `npm run shop -- settings …`: moves settings between a file and the database. */
export async function settingsCommand(
  shop: Pick<Shop, 'settingsVersion' | 'settingsHistory' | 'applySettings'>,
  usualFile: string,
  [action, ...args]: readonly string[],
): Promise<CommandOutput> {
  const given = givenIn(args, usualFile)
  if (!given) return { problems: shopUsage }
  switch (action) {
    case 'check':
      return withDocument(given.file, () => ({ lines: [`${given.file} is right.`] }))
    case 'diff':
      return withDocument(given.file, async (document) => {
        const found = settingsDiff((await shop.settingsVersion())?.document, document)
        return { lines: found.length > 0 ? linesOf(found) : ['Nothing differs.'] }
      })
    case 'apply':
      return withDocument(given.file, (document) => apply(shop, document, given))
    case 'export':
      return exported(await shop.settingsVersion(), given.file)
    case 'history':
      return { lines: (await shop.settingsHistory(shownVersions)).map(lineOfVersion) }
    case 'schema':
      writeFileSync(given.file, `${JSON.stringify(settingsJsonSchema(), null, 2)}\n`)
      return { lines: [`Written to ${given.file}.`] }
    default:
      return { problems: shopUsage }
  }
}

function givenIn(args: readonly string[], usualFile: string): Given | undefined {
  const named = new Map<string, string>()
  let file: string | undefined
  for (let at = 0; at < args.length; at++) {
    const [word = '', next] = [args[at], args[at + 1]]
    if (word === '--author' || word === '--note') {
      if (next === undefined) return undefined
      named.set(word, next)
      at++
    } else if (word.startsWith('-') || file !== undefined) return undefined
    else file = word
  }
  const author = named.get('--author') ?? userInfo().username
  return { file: resolve(file ?? usualFile), author, note: named.get('--note') ?? null }
}

/** Reads a file and goes on with it where it is right. */
async function withDocument(
  file: string,
  work: (document: unknown) => CommandOutput | Promise<CommandOutput>,
): Promise<CommandOutput> {
  let document: unknown
  try {
    document = parseJsonText(readFileSync(file, 'utf8'))
  } catch (error) {
    return { problems: [`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`] }
  }
  const read = readSettings(document)
  return 'errors' in read ? { problems: sentences(file, read.errors) } : work(document)
}

async function apply(
  shop: Pick<Shop, 'settingsVersion' | 'applySettings'>,
  document: unknown,
  { file, author, note }: Given,
): Promise<CommandOutput> {
  const seen = (await shop.settingsVersion())?.id
  const done = await shop.applySettings({ document, author, note, seen })
  switch (done.status) {
    case 'applied':
      return { lines: [...linesOf(done.changes), `Version ${done.version} holds now, on every node.`] }
    case 'unchanged':
      return { lines: ['Nothing differs; nothing was written.'] }
    case 'outdated':
      return {
        problems: [`${done.author} wrote version ${done.version} meanwhile. Look at the difference and apply again.`],
      }
    case 'invalid':
      return { problems: sentences(file, done.errors) }
  }
}

function exported(version: SettingsVersion | undefined, file: string): CommandOutput {
  if (!version)
    return { problems: ['The shop was never opened, so it holds no settings yet: they are those of its file.'] }
  writeFileSync(file, `${JSON.stringify(version.document, null, 2)}\n`)
  return { lines: [`Version ${version.id} of the settings is in ${file}.`] }
}

const sentences = (file: string, errors: readonly SettingsError[]): string[] =>
  errors.map(({ path, message }) => `${file}: ${path} ${message}.`)

const linesOf = (found: readonly SettingDifference[]): string[] =>
  found.map(({ path, before, after }) => `${path}: ${shortJson(before)} → ${shortJson(after)}`)

const lineOfVersion = ({ id, author, note, createdAt }: SettingsVersion): string =>
  `${String(id).padStart(5)}  ${createdAt.toISOString()}  ${author}${note === null ? '' : `: ${note}`}`

function shortJson(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
