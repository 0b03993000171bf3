/** What somebody typed into a form, field by field. */
export type KeptForm = readonly (readonly [name: string, value: string])[]

/** Fields whose values nobody passes on: a form that has one is typed again. */
const secretFields: ReadonlySet<string> = new Set(['password', 'newPassword', 'repeated', 'code', 'token', 'passkey'])

/** Pages that are for people who are not logged in. */
export function isOpenPage(url: string): boolean {
  const { pathname } = new URL(url)
  return /^\/(?:log-in|log-out|invitation|passkeys)(?:\/|$)/.test(pathname)
}

/** What a request of a form holds; nothing where that holds a secret or a file. */
export async function keptFormOf(request: Request): Promise<KeptForm> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return []
  return withoutSecrets([...new URLSearchParams(await request.clone().text())])
}

/** What the page of a form says of itself, and nobody typed. */
const unseen = /^(?:do|which|key|queue|version|parcelsSeen|id)$/i

/** What somebody typed or chose of it; nothing where a button was all. */
export const typedIn = (kept: KeptForm): readonly string[] =>
  kept.flatMap(([name, value]) => (unseen.test(name) || value === '' ? [] : [value]))

/** As a hidden field carries it. */
export const keptFormText = (kept: KeptForm): string => JSON.stringify(kept)

/** What a hidden field carried; nothing where it was written by somebody else. */
export function keptFormIn(text: string): KeptForm {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) && kept.every(isTyped) ? withoutSecrets(kept) : []
  } catch {
    return []
  }
}

const withoutSecrets = (kept: KeptForm): KeptForm => (kept.some(([name]) => secretFields.has(name)) ? [] : kept)

function isTyped(pair: unknown): pair is readonly [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')
}
