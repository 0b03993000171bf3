import { isRecord } from '#kernel/is-record.ts'
import { plainTextIn, type StoredDocument, valuesAt } from './document.ts'
import { parsingError } from './repository-error.ts'

/** `[at(document.type, "page")]`: one condition of the Content API's query language. */
export type Predicate = { readonly name: string; readonly path: readonly string[]; readonly values: readonly Value[] }
type Scalar = string | number | boolean
type Value = Scalar | readonly Scalar[]

const most = 50

/**
 * Reads a `q` parameter: `[[at(document.type, "page")][not(my.page.uid, "home")]]`. One pair of brackets around a single
 * condition is enough, as the API has it.
 *
 * @throws RepositoryError 400 with the place where reading stopped
 */
export function parsePredicates(text: string): Predicate[] {
  const reader = new Reader(text)
  const found: Predicate[] = []
  reader.take('[')
  const nested = reader.peek() === '['
  if (!nested) {
    found.push(reader.predicate())
    reader.take(']')
  }
  while (nested && reader.peek() === '[') {
    if (found.length >= most) reader.fail(`There are more than ${most} predicates`)
    reader.take('[')
    found.push(reader.predicate())
    reader.take(']')
  }
  if (nested) reader.take(']')
  reader.end()
  return found
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  peek(): string | undefined {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
    return this.#text[this.#at]
  }

  take(mark: string): void {
    const found = this.peek()
    if (found !== mark) this.fail(`Expected '${mark}' but found ${found === undefined ? 'the end' : `'${found}'`}`)
    this.#at++
  }

  end(): void {
    const found = this.peek()
    if (found !== undefined) this.fail(`Expected the end but found '${found}'`)
  }

  predicate(): Predicate {
    this.#variable()
    const name = this.#word(/[a-zA-Z.-]+/y, 'the name of a predicate')
    const check = checks.get(name)
    if (!check) this.fail(`unexpected predicate '${name}'`)
    this.take('(')
    // Similarity is a matter of the whole document.
    const isOfPath = name !== 'similar'
    const path = isOfPath ? this.#word(/[A-Za-z][\w-]*(?:\.[\w-]+)*/y, 'a path').split('.') : []
    const values: Value[] = isOfPath ? [] : [this.#value()]
    while (this.peek() === ',') {
      this.take(',')
      values.push(this.#value())
      if (values.length > 3) this.fail(`${name} takes fewer arguments`)
    }
    this.take(')')
    if (isOfPath && !isPath(path)) this.fail(`unknown field ${path.join('.')}`)
    const error = check.errorOf(values)
    if (error) this.fail(`${name} ${error}`)
    return { name, path, values }
  }

  fail(message: string): never {
    throw parsingError(message, { pos: this.#at, place: 'predicate' })
  }

  /** `:d = ` stands before the conditions that the API itself writes, and means nothing any more. */
  #variable(): void {
    if (this.peek() !== ':') return
    this.take(':')
    this.#word(/[a-z]+/y, 'the name of a variable')
    this.take('=')
  }

  #value(): Value {
    if (this.peek() !== '[') return this.#scalar()
    this.take('[')
    const list: Scalar[] = []
    while (this.peek() !== ']') {
      if (list.length > 0) this.take(',')
      list.push(this.#scalar())
    }
    this.take(']')
    return list
  }

  #scalar(): Scalar {
    if (this.peek() === '"') return this.#string()
    const word = this.#word(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false/y, 'a value')
    return word === 'true' || word === 'false' ? word === 'true' : Number(word)
  }

  #string(): string {
    let value = ''
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const mark = this.#text.charAt(at)
      if (mark === '"') {
        this.#at = at + 1
        return value
      }
      // Only the quotation mark and the backslash itself are escaped by clients.
      const next = this.#text.charAt(at + 1)
      if (mark === '\\' && (next === '"' || next === '\\')) {
        value += next
        at++
      } else value += mark
    }
    this.fail('A text has no end')
  }

  #word(pattern: RegExp, what: string): string {
    this.peek()
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) this.fail(`Expected ${what}`)
    this.#at += found.length
    return found
  }
}

const documentPaths = new Set(['id', 'type', 'tags', 'uid', 'lang', 'first_publication_date', 'last_publication_date'])

function isPath([root, second = '', ...rest]: readonly string[]): boolean {
  if (root === 'document') return rest.length === 0 && (second === '' || documentPaths.has(second))
  return root === 'my' && second !== '' && rest.length > 0
}

/** Whether a document meets a condition. */
export function meetsPredicate(document: StoredDocument, predicate: Predicate): boolean {
  return checks.get(predicate.name)?.meets(document, predicate) ?? false
}

type Check = {
  /** What is wrong with the arguments, after the predicate's name. */
  errorOf(values: readonly Value[]): string | undefined
  meets(document: StoredDocument, predicate: Predicate): boolean
}

const isList = (value: Value | undefined): value is readonly Scalar[] => typeof value === 'object'
const isText = (value: Value | undefined): value is string => typeof value === 'string'
const scalarsOf = (value: Value | undefined): readonly Scalar[] =>
  isList(value) ? value : value === undefined ? [] : [value]

/** What can be compared of a value: a relation is its document's id, a text field its words. */
function comparable(value: unknown): unknown {
  if (isRecord(value) && 'link_type' in value) return value.id
  if (Array.isArray(value)) return plainTextIn(value)
  return value
}

const equals = (value: unknown, wanted: Scalar) => comparable(value) === wanted || sameInstant(value, wanted)

/** Dates are asked for as a day, an instant, or milliseconds since 1970. */
function sameInstant(value: unknown, wanted: Scalar): boolean {
  if (!isText(value as Value) || !isDate(value as string)) return false
  return typeof wanted !== 'boolean' && instantOfPredicate(value) === instantOfPredicate(wanted)
}

const one = (count: number, fits: (value: Value) => boolean, words: string) => (values: readonly Value[]) =>
  values.length === count && values.every(fits) ? undefined : words

/** Tags are asked for all at once: a document has to bear each of them. */
function isAt(document: StoredDocument, { path, values }: Predicate): boolean {
  const found = valuesAt(document, path)
  const wanted = scalarsOf(values[0])
  return wanted.length > 0 && wanted.every((each) => found.some((value) => equals(value, each)))
}

function isAny(document: StoredDocument, { path, values }: Predicate): boolean {
  const wanted = scalarsOf(values[0])
  return valuesAt(document, path).some((value) => wanted.some((each) => equals(value, each)))
}

function hasWords(document: StoredDocument, { path, values }: Predicate): boolean {
  const found = path.length === 1 ? [document.data, document.uid, document.tags] : valuesAt(document, path)
  const words = new Set(searchTermsOf(plainTextIn(found)))
  const wanted = searchTermsOf(String(values[0]))
  return wanted.length > 0 && wanted.every((word) => words.has(word))
}

/** Words without capitals and accents. */
export function searchTermsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function numberCheck(count: number, fits: (value: number, ...limits: readonly number[]) => boolean): Check {
  return {
    errorOf: one(count, (value) => typeof value === 'number', 'takes numbers'),
    meets: (document, { path, values }) =>
      valuesAt(document, path).some((value) => typeof value === 'number' && fits(value, ...values.map(Number))),
  }
}

function dateCheck(count: number, fits: (instant: number, ...limits: readonly number[]) => boolean): Check {
  return {
    errorOf: one(
      count,
      (value) => !isList(value) && !Number.isNaN(instantOfPredicate(value)),
      'takes days or instants',
    ),
    meets: (document, { path, values }) =>
      valuesAt(document, path).some((value) => {
        const instant = instantOfPredicate(value)
        return !Number.isNaN(instant) && fits(instant, ...values.map(instantOfPredicate))
      }),
  }
}

/** Three questions about a part of a date: the same, later or earlier in its round. */
function partChecks(name: string, partOf: (date: Date) => number, names: readonly string[] = []): [string, Check][] {
  const wantedPart = (value: Value | undefined): number => {
    if (typeof value === 'number') return value
    const word = isText(value) ? value.toLowerCase() : ''
    const at = names.findIndex((each) => each === word || each.slice(0, 3) === word)
    return at < 0 ? Number.NaN : at + 1
  }
  const check = (fits: (part: number, wanted: number) => boolean): Check => ({
    errorOf: one(1, (value) => !Number.isNaN(wantedPart(value)), 'takes one number or name'),
    meets: (document, { path, values }) =>
      valuesAt(document, path).some((value) => {
        const instant = instantOfPredicate(value)
        return !Number.isNaN(instant) && fits(partOf(new Date(instant)), wantedPart(values[0]))
      }),
  })
  return [
    [`date.${name}`, check((part, wanted) => part === wanted)],
    [`date.${name}-after`, check((part, wanted) => part > wanted)],
    [`date.${name}-before`, check((part, wanted) => part < wanted)],
  ]
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const earthRadius = 6371

/** The great circle between two places in kilometres, all angles in degrees. */
function kilometresBetween(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const [a, b] = [radians(lat), radians(otherLat)]
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(otherLng - lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Latitude, longitude and a radius in kilometres. */
const near: Check = {
  errorOf: one(3, (value) => typeof value === 'number', 'takes latitude, longitude and radius'),
  meets: (document, { path, values }) => {
    const [lat = 0, lng = 0, radius = 0] = values.map(Number)
    return valuesAt(document, path).some(
      (value) =>
        isRecord(value) &&
        typeof value.latitude === 'number' &&
        typeof value.longitude === 'number' &&
        kilometresBetween(lat, lng, value.latitude, value.longitude) <= radius,
    )
  },
}

/** The search knows all documents and answers this one; a document alone is similar to nothing. */
const similar: Check = {
  errorOf: ([id, most, ...more]) =>
    isText(id) && typeof most === 'number' && more.length === 0 ? undefined : 'takes an id and a number',
  meets: () => false,
}

const anyValue = one(1, () => true, 'takes one value')
const noValue = one(0, () => true, 'takes a path alone')

const checks: ReadonlyMap<string, Check> = new Map([
  ['at', { errorOf: anyValue, meets: isAt }],
  ['not', { errorOf: anyValue, meets: (document, predicate) => !isAt(document, predicate) }],
  ['any', { errorOf: one(1, isList, 'takes a list'), meets: isAny }],
  ['in', { errorOf: one(1, isList, 'takes a list'), meets: isAny }],
  ['fulltext', { errorOf: one(1, isText, 'takes a text'), meets: hasWords }],
  ['has', { errorOf: noValue, meets: (document, { path }) => valuesAt(document, path).length > 0 }],
  // What is missing is missing from documents of the type; of the others it is not expected.
  [
    'missing',
    {
      errorOf: noValue,
      meets: (document, { path }) =>
        (path[0] !== 'my' || path[1] === document.type) && valuesAt(document, path).length === 0,
    },
  ],
  ['similar', similar],
  ['geopoint.near', near],
  ['number.lt', numberCheck(1, (value, limit = 0) => value < limit)],
  ['number.gt', numberCheck(1, (value, limit = 0) => value > limit)],
  ['number.inRange', numberCheck(2, (value, from = 0, to = 0) => value >= from && value <= to)],
  ['date.after', dateCheck(1, (instant, limit = 0) => instant > limit)],
  ['date.before', dateCheck(1, (instant, limit = 0) => instant < limit)],
  ['date.between', dateCheck(2, (instant, from = 0, to = 0) => instant >= from && instant <= to)],
  ...partChecks('day-of-month', (date) => date.getUTCDate()),
  ...partChecks('day-of-week', (date) => date.getUTCDay() || 7, weekdays),
  ...partChecks('month', (date) => date.getUTCMonth() + 1, months),
  ...partChecks('year', (date) => date.getUTCFullYear()).slice(0, 1),
  ...partChecks('hour', (date) => date.getUTCHours()),
] satisfies [string, Check][])

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(text)

/** Milliseconds since 1970 of a day (midnight, UTC), an instant or a number; NaN for anything else. */
export function instantOfPredicate(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !isDate(value)) return Number.NaN
  // The API writes `+0000`, ISO 8601 wants `+00:00`.
  return Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
}
