import { numberOfStories } from '#test/setup/stories.ts'

/** Milliseconds after which an answer counts as none. */
const patience = 10_000

/** What of an answer is looked at. */
export type Answered = {
  readonly status: number
  readonly text: string
  /** `Content-Type` and `Location`. */
  readonly type?: string | undefined
  readonly location?: string | undefined
}

/** By which a run is seen again: `SEED=… npx vitest run …`; its number stands in the name of each test. */
export const seed = process.env.SEED === undefined ? Date.now() % 2 ** 31 : Number(process.env.SEED)

/** A share of the inputs that are sent: 5,000 on each push, 100,000 with `--full`, or as many as `STORIES` says. */
export const inputsOf = (percent: number): number => Math.ceil((numberOfStories(5_000, 100_000) * percent) / 100)

/** What only somebody who works on the shop should read: places in its code, words of its database. */
const inside =
  /\n\s+at [^\n]{1,200}:\d+:\d+|node_modules\/|\.ts:\d+|relation \\?"|violates \S+ constraint|syntax error at or near|invalid input (?:syntax|value) for|out of range for type|INTERNAL_SERVER_ERROR/

/**
 * What is wrong with an answer to something that nobody means: none in time, an error of ours, or words of the inside.
 * @returns nothing for an answer that is fine
 */
export async function problemOfAnswer(ask: () => Promise<Answered>): Promise<string | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patience)
  try {
    const answer = await Promise.race([ask(), late.promise])
    return answer ? problemWith(answer) : 'no answer'
  } catch (error) {
    return `throws ${error}`
  } finally {
    clearTimeout(timer)
  }
}

function problemWith({ status, text, type, location }: Answered): string | undefined {
  if (status >= 500) return `status ${status}`
  const said = inside.exec(text)?.[0]
  if (said) return `says ${said}`
  if (type?.includes('html') && markup.some((sign) => text.includes(sign))) return 'has markup of somebody else'
  return location !== undefined && !isOwn(location) ? `leads to ${location}` : undefined
}

/** What `hostile-values.ts` sends to be taken for markup. */
const markup = ['<script>alert(1)', '<img src=x onerror']

/** Whether a browser stays with the shop: where it goes by a relative address, or by an absolute one of this machine. */
const isOwn = (location: string) => new URL(location, 'http://localhost').hostname === 'localhost'

/** Problems by what was asked, with one input for each; empty when nothing broke. */
export function problemList() {
  const found = new Map<string, string>()
  return {
    add(problem: string, input: object): void {
      const key = problem.slice(0, 300)
      if (!found.has(key)) found.set(key, JSON.stringify(input).slice(0, 2_000))
    },
    all: () => Object.fromEntries(found),
  }
}
