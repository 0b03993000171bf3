import { wordsIn } from '#backoffice/messages/staff-language-messages.ts'
import { type AuditFact, auditFacts, auditLabel } from '#backoffice/ui/audit/audit-facts.ts'
import { auditObjectText } from '#backoffice/ui/audit/audit-object.ts'

type Row = {
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  readonly object_name: string
  readonly before: unknown
  readonly after: unknown
}

const words = wordsIn('de')

/** Values that staff, shoppers, carriers or other systems named: they are the same in every language. */
const named = new Set([
  'address',
  'articles',
  'brands',
  'buried',
  'categories',
  'description',
  'event',
  'images',
  'key',
  'means',
  'name',
  'name_en',
  'pins',
  'reason',
  'reply',
  'skus',
  'tablet',
  'term',
  'types',
  'uid',
])

/** What a row of the books shows to German staff as the code has it: names of fields, of states and of the database, and JSON. */
export function rawPartsOf({ action, object_type, object_id, object_name, before, after }: Row): string[] {
  const reading = {
    words,
    language: 'de',
    timeZone: 'Europe/Berlin',
    objectType: object_type,
    objectId: object_id,
  } as const
  const object = auditObjectText(words, { type: object_type, id: object_id, name: object_name })
  const facts = [before, after].flatMap((values) => auditFacts(values, reading))
  const labels = facts.filter(({ name }) => auditLabel(name, reading) === undefined).map(({ name }) => name)
  return [
    ...(Object.hasOwn(words.staff.actions, action) ? [] : [action]),
    ...(isRaw(object) ? [object] : []),
    ...labels,
    ...facts.flatMap(textsOf).filter(isRaw),
    ...facts
      .filter(({ name }) => !named.has(name))
      .flatMap(textsOf)
      .filter(isCodeWord),
  ]
}

const textsOf = ({ value }: AuditFact): string[] => (typeof value === 'string' ? [value] : value.flatMap(textsOf))

const isRaw = (text: string) => /[{}[\]"]|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?!@)|undefined|null|NaN/.test(text)

/** A word of small letters that no set of messages has: states and kinds as the code names them. */
const isCodeWord = (text: string) => /^[a-z]+(?:[-_][a-z]+)*$/.test(text) && !said.has(text)

const said = new Set(allTexts(words))

function allTexts(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(allTexts) : []
}
