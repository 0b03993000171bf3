import { z } from 'zod'
import { optionalSetting, settingWith, textOf, webAddress, yesOrNo } from './setting.ts'

/** OpenTelemetry's own names for who is asked whether a trace is kept. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplers)[number]

const shareFrom0To1 = z.string().transform((value, context) => {
  const share = Number(value)
  if (/^[\d.]{1,20}$/.test(value) && share >= 0 && share <= 1) return share
  context.addIssue({ code: 'custom', message: 'must be a number from 0 to 1' })
  return z.NEVER
})

/** `name=value,name=value`, with values as an address would write them. */
const headerPairs = z.string().transform((value, context) => {
  const pairs = value.split(',').map(headerOf)
  if (pairs.every((pair) => pair !== undefined)) return Object.fromEntries(pairs)
  context.addIssue({ code: 'custom', message: 'must be names and values, each name=value, with commas between them' })
  return z.NEVER
})

function headerOf(pair: string): readonly [name: string, value: string] | undefined {
  const at = pair.indexOf('=')
  const name = pair.slice(0, Math.max(at, 0)).trim()
  const value = decodedOnce(pair.slice(at + 1).trim())
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && value ? [name, value] : undefined
}

function decodedOnce(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return /[\r\n\0]/.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** Where traces of requests go; the names are OpenTelemetry's, but for the last. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(
    'The collector that is told of traces over OTLP/HTTP, http://collector:4318; without it nothing is traced',
    webAddress,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optionalSetting(
    'Headers that the collector wants, such as api-key=abc,tenant=shop',
    headerPairs,
    { secret: true },
  ),
  OTEL_SERVICE_NAME: settingWith(
    'What the shop is called in traces',
    'cordwainer',
    textOf(/^\S.{0,99}$/, 'must have at most 100 characters'),
  ),
  OTEL_TRACES_SAMPLER: settingWith(
    'Which traces are kept: always_on, always_off, traceidratio, or parentbased_ and one of them, which goes by the trace that a request continues',
    'parentbased_traceidratio',
    z.enum(samplers, `must be one of ${samplers.join(', ')}`),
  ),
  OTEL_TRACES_SAMPLER_ARG: settingWith('The share that traceidratio keeps, from 0 to 1', '0.05', shareFrom0To1),
  TRUST_TRACEPARENT: settingWith(
    'Continue the trace that the traceparent of a request names; for a TRUST_PROXY that writes this header itself and hands on none that a browser sends',
    'false',
    yesOrNo,
  ),
} as const
