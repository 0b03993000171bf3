import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slipsOf } from './otlp.ts'

/** OpenTelemetry's own example of what a collector is told. */
const example = readFileSync('test/contract/schemas/opentelemetry/trace.json', 'utf8')

test('OpenTelemetry’s own example is as its description has it', () => {
  expect(slipsOf(JSON.parse(example))).toEqual([])
})

test.each([
  ['"kind": 2', '"kind": "server"', 'kind is no number of SpanKind'],
  ['"kind": 2', '"kind": 2, "colour": "red"', 'colour is unknown'],
  ['5B8EFFF798038103D269B633813FC60C', 'W47/95gDgQPSabYzgT/GDA==', 'traceId is no id'],
  ['"startTimeUnixNano": "1544712660000000000"', '"startTimeUnixNano": "yesterday"', 'startTimeUnixNano is no fixed64'],
  ['"stringValue": "some value"', '"stringValue": 7', 'stringValue is no string'],
])('%s as %s is a slip', (right, wrong, slip) => {
  expect(example).toContain(right)
  expect(slipsOf(JSON.parse(example.replace(right, wrong))).map((one) => one.split('.').at(-1))).toEqual([slip])
})
