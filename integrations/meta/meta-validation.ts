import { day } from '#kernel/clock.ts'

/** What Meta finds wrong with an event, in the words of its developers' pages; the number where public reports have it. */
export type MetaProblem = { readonly title: string; readonly subcode?: number }

type Fields = Readonly<Record<string, unknown>>

/** Where things happen, by `ServerEvent` of Meta's library. */
const actionSources = ['physical_store', 'app', 'chat', 'email', 'other', 'phone_call', 'system_generated', 'website']
/** What has to be a hash, and what must be none. */
const hashed = ['em', 'ph', 'ge', 'db', 'ln', 'fn', 'ct', 'st', 'zp', 'country']
const plain = ['client_ip_address', 'client_user_agent', 'fbc', 'fbp', 'subscription_id', 'lead_id', 'external_id']
/** One of these names somebody by itself; a browser's name or a town do not. */
const sufficient = ['em', 'ph', 'external_id', 'fbc', 'fbp', 'subscription_id', 'lead_id', 'madid', 'anon_id']
const eventFields = [
  'event_name',
  'event_time',
  'event_id',
  'event_source_url',
  'action_source',
  'opt_out',
  'referrer_url',
]
const objects = ['user_data', 'custom_data']
const customFields = [
  'value',
  'net_revenue',
  'currency',
  'content_name',
  'content_category',
  'content_ids',
  'contents',
  'content_type',
  'order_id',
  'num_items',
]
export const metaMostEvents = 1000

/**
 * What the Conversions API refuses of an event, by the rules of its documentation and the fields of Meta's own library (`ServerEvent`,
 * `UserData` and `CustomData` of facebook-nodejs-business-sdk 26.0.0), in our own words. It is stricter with fields that nobody knows.
 */
export function metaProblems(event: unknown, now: Date): MetaProblem[] {
  if (!isFields(event)) return [{ title: 'The event is no object' }]
  return [
    ...unknownIn('', event, [...eventFields, ...objects]),
    ...(isText(event.event_name) ? [] : [{ title: 'event_name is required' }]),
    ...problemsOfTime(event.event_time, now),
    ...problemsOfSource(event),
    ...problemsOfUser(event.user_data),
    ...problemsOfCustom(event.event_name, event.custom_data),
    ...(event.event_id === undefined || isText(event.event_id) ? [] : [{ title: 'event_id is no text' }]),
  ]
}

function problemsOfTime(seconds: unknown, now: Date): MetaProblem[] {
  if (!Number.isInteger(seconds)) return [{ title: 'event_time is required, in whole seconds' }]
  const age = now.getTime() - Number(seconds) * 1000
  if (age > 7 * day) return [{ title: 'Event Timestamp Too Old', subcode: 2804003 }]
  return age < 0 ? [{ title: 'event_time is in the future' }] : []
}

function problemsOfSource({ action_source: source, event_source_url: url, user_data: user }: Fields): MetaProblem[] {
  if (!actionSources.includes(String(source))) return [{ title: 'action_source is none that Meta knows' }]
  if (source !== 'website') return []
  const agent = isFields(user) ? user.client_user_agent : undefined
  return [
    ...(/^https?:\/\/[^/]/.test(String(url)) ? [] : [{ title: 'event_source_url is required of a website' }]),
    ...(isText(agent) ? [] : [{ title: 'client_user_agent is required of a website' }]),
  ]
}

function problemsOfUser(user: unknown): MetaProblem[] {
  if (!isFields(user)) return [{ title: 'user_data is required' }]
  const known = hashed.filter((name) => user[name] !== undefined)
  const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
  const isEnough = sufficient.some((name) => isText(user[name]) || (Array.isArray(user[name]) && user[name].length > 0))
  return [
    ...unknownIn('user_data.', user, [...hashed, ...plain]),
    ...known
      .filter((name) => !(Array.isArray(user[name]) ? user[name].every(isHash) : isHash(user[name])))
      .map((name) => ({ title: `user_data.${name} is no SHA-256 hash` })),
    ...(['fbp', 'fbc'] as const)
      .filter((name) => user[name] !== undefined && !/^fb\.\d\.\d+\.[\w.-]+$/.test(String(user[name])))
      .map((name) => ({ title: `user_data.${name} is not of its form` })),
    ...(isEnough ? [] : [{ title: 'Not enough customer information', subcode: 2804050 }]),
  ]
}

function problemsOfCustom(event: unknown, custom: unknown): MetaProblem[] {
  if (custom === undefined) return event === 'Purchase' ? [{ title: 'A purchase needs value and currency' }] : []
  if (!isFields(custom)) return [{ title: 'custom_data is no object' }]
  const { value, currency, content_ids: ids } = custom
  const needsBoth = event === 'Purchase' || value !== undefined || currency !== undefined
  return [
    ...unknownIn('custom_data.', custom, customFields),
    ...(needsBoth && !Number.isFinite(value) ? [{ title: 'value is required, as a number' }] : []),
    ...(needsBoth && !isCurrency(currency) ? [{ title: 'currency is none of ISO 4217' }] : []),
    ...(ids === undefined || (Array.isArray(ids) && ids.every(isText)) ? [] : [{ title: 'content_ids is no list' }]),
  ]
}

const unknownIn = (path: string, fields: Fields, known: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => ({ title: `${path}${name} is unknown` }))

const currencies = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (value: unknown) => typeof value === 'string' && currencies.has(value)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
