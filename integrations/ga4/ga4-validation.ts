import { hour } from '#kernel/clock.ts'

/** What the validation server says of a field. */
export type Ga4ValidationMessage = {
  readonly fieldPath: string
  readonly description: string
  readonly validationCode:
    | 'VALUE_INVALID'
    | 'VALUE_REQUIRED'
    | 'NAME_INVALID'
    | 'NAME_RESERVED'
    | 'VALUE_OUT_OF_BOUNDS'
    | 'EXCEEDED_MAX_ENTITIES'
}

type Fields = Readonly<Record<string, unknown>>

const most = { events: 25, params: 25, items: 200, name: 40, text: 100, age: 72 * hour }
/** Some of those that nobody may send. */
const reserved = ['first_open', 'first_visit', 'session_start', 'user_engagement', 'error', 'app_update']
const answers = ['GRANTED', 'DENIED']

/**
 * What the Measurement Protocol's validation server finds wrong with a request, by the rules of its documentation, in our own words:
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/validating-events and …/sending-events#limitations
 */
export function ga4Problems(body: unknown, now: Date): Ga4ValidationMessage[] {
  if (!isFields(body)) return [problem('', 'VALUE_INVALID', 'The body is no JSON object.')]
  const { client_id: client, events } = body
  return [
    ...(isText(client) ? [] : [problem('client_id', 'VALUE_REQUIRED', 'client_id is required.')]),
    ...problemsOfTime(body.timestamp_micros, now),
    ...problemsOfConsent(body.consent),
    ...(Array.isArray(events) && events.length > 0
      ? [...tooMany('events', events.length, most.events), ...events.flatMap(problemsOfEvent)]
      : [problem('events', 'VALUE_REQUIRED', 'At least one event is required.')]),
  ]
}

function problemsOfTime(micros: unknown, now: Date): Ga4ValidationMessage[] {
  if (micros === undefined) return []
  const path = 'timestamp_micros'
  if (typeof micros !== 'number' || !Number.isInteger(micros)) return [problem(path, 'VALUE_INVALID', 'No integer.')]
  const age = now.getTime() - micros / 1000
  return age >= 0 && age <= most.age ? [] : [problem(path, 'VALUE_OUT_OF_BOUNDS', 'Not within the last 72 hours.')]
}

function problemsOfConsent(consent: unknown): Ga4ValidationMessage[] {
  if (consent === undefined) return []
  if (!isFields(consent)) return [problem('consent', 'VALUE_INVALID', 'consent is no object.')]
  return Object.entries(consent).flatMap(([name, answer]) => {
    const isKnown = name === 'ad_user_data' || name === 'ad_personalization'
    return isKnown && answers.includes(String(answer))
      ? []
      : [problem(`consent.${name}`, 'VALUE_INVALID', `${name} is GRANTED or DENIED.`)]
  })
}

function problemsOfEvent(event: unknown, index: number): Ga4ValidationMessage[] {
  const path = `events[${index}]`
  if (!isFields(event)) return [problem(path, 'VALUE_INVALID', 'The event is no object.')]
  const { name, params = {} } = event
  if (!isName(name)) return [problem('events', 'NAME_INVALID', `Event at index: [${index}] has an invalid name.`)]
  if (reserved.includes(name)) return [problem('events', 'NAME_RESERVED', `Event at index: [${index}] is reserved.`)]
  if (!isFields(params)) return [problem(`${path}.params`, 'VALUE_INVALID', 'params is no object.')]
  return [
    ...tooMany(`${path}.params`, Object.keys(params).length, most.params),
    ...Object.entries(params).flatMap(([key, value]) => problemsOfParam(`${path}.params`, key, value)),
    ...problemsOfCommerce(`${path}.params`, name, params),
  ]
}

function problemsOfParam(path: string, name: string, value: unknown): Ga4ValidationMessage[] {
  if (!isName(name)) return [problem(path, 'NAME_INVALID', `The name of a parameter is invalid: ${name}.`)]
  const at = `${path}.${name}`
  if (typeof value === 'string' && value.length > most.text)
    return [problem(at, 'VALUE_OUT_OF_BOUNDS', `More than ${most.text} characters.`)]
  return typeof value === 'string' || Number.isFinite(value) || name === 'items'
    ? []
    : [problem(at, 'VALUE_INVALID', 'Neither text nor number.')]
}

function problemsOfCommerce(path: string, event: string, params: Fields): Ga4ValidationMessage[] {
  const { currency, value, transaction_id: transaction, session_id: session, items } = params
  const isSale = event === 'purchase' || event === 'refund'
  const needsCurrency = isSale || value !== undefined
  return [
    ...(needsCurrency && currency === undefined
      ? [problem(`${path}.currency`, 'VALUE_REQUIRED', 'A value needs a currency.')]
      : []),
    ...(currency === undefined || /^[A-Z]{3}$/.test(String(currency))
      ? []
      : [problem(`${path}.currency`, 'VALUE_INVALID', 'No currency of ISO 4217.')]),
    ...(value === undefined || Number.isFinite(value) ? [] : [problem(`${path}.value`, 'VALUE_INVALID', 'No number.')]),
    ...(isSale && !isText(transaction)
      ? [problem(`${path}.transaction_id`, 'VALUE_REQUIRED', 'transaction_id is required.')]
      : []),
    ...(session === undefined || /^\d+$/.test(String(session))
      ? []
      : [problem(`${path}.session_id`, 'VALUE_INVALID', 'No digits.')]),
    ...(items === undefined ? [] : problemsOfItems(`${path}.items`, items)),
    ...(event === 'purchase' && items === undefined
      ? [problem(`${path}.items`, 'VALUE_REQUIRED', 'A purchase needs items.')]
      : []),
  ]
}

function problemsOfItems(path: string, items: unknown): Ga4ValidationMessage[] {
  if (!Array.isArray(items)) return [problem(path, 'VALUE_INVALID', 'items is no array.')]
  return [
    ...tooMany(path, items.length, most.items),
    ...items.flatMap((item: unknown, index) => {
      const at = `${path}[${index}]`
      if (!isFields(item) || !(isText(item.item_id) || isText(item.item_name)))
        return [problem(at, 'VALUE_REQUIRED', 'An item needs item_id or item_name.')]
      const numbers = ['price', 'quantity', 'discount'].filter((name) => item[name] !== undefined)
      return [
        ...Object.entries(item).flatMap(([name, value]) => problemsOfParam(at, name, value)),
        ...numbers
          .filter((name) => !Number.isFinite(item[name]))
          .map((name) => problem(`${at}.${name}`, 'VALUE_INVALID', 'No number.')),
      ]
    }),
  ]
}

const tooMany = (path: string, length: number, limit: number) =>
  length > limit ? [problem(path, 'EXCEEDED_MAX_ENTITIES', `More than ${limit}.`)] : []

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= most.name && /^[A-Za-z]\w*$/.test(value)

function problem(
  fieldPath: string,
  validationCode: Ga4ValidationMessage['validationCode'],
  description: string,
): Ga4ValidationMessage {
  return { fieldPath, description, validationCode }
}
