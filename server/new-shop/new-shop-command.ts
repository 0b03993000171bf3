import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { CommandOutput } from '../order-commands.ts'
import { type Answers, questions, readAnswers } from './answers.ts'
import { newShopFiles } from './new-shop-files.ts'
import { writeFolder } from './write-folder.ts'

export const newShopUsage =
  'npm run shop -- new FOLDER [--name NAME --country NL --storefronts nl_NL,de_DE --email ADDRESS]'

/** Asks one question; absent where nobody sits before it. */
type Ask = (question: string) => Promise<string>

/**
 * `npm run shop -- new FOLDER`: makes the folder of a shop. What no flag says is asked.
 *
 * @param from where a relative folder begins: where the command was given
 */
export async function newShopCommand(
  args: readonly string[],
  { from, now, ask }: { readonly from: string; readonly now: Date; readonly ask?: Ask | undefined },
): Promise<CommandOutput> {
  const given = flagsIn(args)
  if (!given) return { problems: [newShopUsage] }
  const answers = ask ? await asked(given.answers, ask) : withUsual(given.answers)
  const shop = readAnswers(answers)
  if ('problems' in shop) return { problems: [...shop.problems.map((one) => `${one}.`), newShopUsage] }
  const folder = resolve(from, given.folder)
  const problem = await writeFolder(folder, newShopFiles(shop, folder, now))
  if (problem !== undefined) return { problems: [`${problem}. Nothing was written.`] }
  return { lines: [`${shop.name} lies in ${folder}. What to do next stands in its README.md.`] }
}

function flagsIn(args: readonly string[]): { folder: string; answers: Partial<Answers> } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
    })
    const [folder, ...rest] = positionals
    return folder === undefined || rest.length > 0 ? undefined : { folder, answers: values as Partial<Answers> }
  } catch {
    return undefined
  }
}

function withUsual(given: Partial<Answers>): Partial<Answers> {
  const answers: Partial<Record<keyof Answers, string>> = { ...given }
  for (const { name, usual } of questions) answers[name] ??= usual?.(answers) ?? ''
  return answers
}

async function asked(given: Partial<Answers>, ask: Ask): Promise<Partial<Answers>> {
  const answers: Partial<Record<keyof Answers, string>> = { ...given }
  for (const { name, asks, usual } of questions) {
    if (answers[name] !== undefined) continue
    const proposal = usual?.(answers)
    const answer = (await ask(proposal === undefined ? `${asks} ` : `${asks} [${proposal}] `)).trim()
    answers[name] = answer === '' ? (proposal ?? '') : answer
  }
  return answers
}

/** Asks in the terminal, where there is one. */
export function terminalAsk(): { readonly ask: Ask | undefined; close(): void } {
  if (!process.stdin.isTTY) return { ask: undefined, close: () => undefined }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  return { ask: (question) => terminal.question(question), close: () => terminal.close() }
}
