import { check } from 'recheck'
import { parseAst } from 'vite'
import type { SourceFile } from './architecture.ts'

/** A regular expression that stands in a source. */
export type Expression = { readonly path: string; readonly source: string; readonly flags: string }

/** Every regular expression of a file that is written as one. */
export function expressionsOf({ path, text }: SourceFile): Expression[] {
  const found: Expression[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    else if (typeof node === 'object' && node !== null) {
      if ('regex' in node && isPattern(node.regex)) {
        found.push({ path, source: node.regex.pattern, flags: node.regex.flags })
      }
      for (const value of Object.values(node)) walk(value)
    }
  }
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** Where a file puts an expression together while it runs: nobody can look at those beforehand. */
export function composedIn({ text }: SourceFile): number {
  return [...text.matchAll(/\bRegExp\(/g)].length
}

function isPattern(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}

/**
 * How the work of an expression grows with the text, where that is more than in proportion: `2nd degree polynomial`. On a busy machine
 * the clock cuts a search short and more is suspected than is there, so what was found is looked for once more, with patience.
 * @param isKnown to grow, by somebody who looked at it: then nothing is looked for twice
 */
export async function growthOf(expression: Expression, isKnown = false): Promise<string | undefined> {
  const found = await growthFound(expression, 1)
  return found && (isKnown ? found : growthFound(expression, 8))
}

/** @param patience how many times as long as usual each stage of a search may take */
async function growthFound({ source, flags }: Expression, patience: number): Promise<string | undefined> {
  const answer = await check(source, flags, {
    timeout: null,
    seedingTimeout: 100 * patience,
    incubationTimeout: 250 * patience,
    attackTimeout: 1000 * patience,
    randomSeed: 7,
  })
  if (answer.status === 'safe') return undefined
  return answer.status === 'vulnerable' ? answer.complexity.summary : 'nobody can tell'
}
