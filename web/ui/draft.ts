import { hour } from '#kernel/clock.ts'

/** Longer than a break, shorter than a day on a computer that others use too. */
const keptFor = 4 * hour

/** What stood in a form when it was left, and what the shop had filled it with. */
type Draft = {
  readonly at: number
  readonly baseline: string
  readonly entries: readonly (readonly [string, string])[]
}

/** A draft as text. */
export function writeDraft(baseline: string, entries: Draft['entries'], now: number): string {
  return JSON.stringify({ at: now, baseline, entries } satisfies Draft)
}

/**
 * What was typed into the form that the shop shows now; nothing when that is another one (somebody logged in, or the shop took what was
 * typed), or when it is too long ago.
 */
export function readDraft(text: string | null, baseline: string, now: number): Draft['entries'] | undefined {
  const draft = parsed(text)
  if (!draft || draft.baseline !== baseline || !(draft.at <= now && now - draft.at < keptFor)) return undefined
  return draft.entries
}

function parsed(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, baseline, entries } = value as Readonly<Record<string, unknown>>
  return (
    typeof at === 'number' &&
    typeof baseline === 'string' &&
    Array.isArray(entries) &&
    entries.every(
      (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
    )
  )
}
