import fc from 'fast-check'
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

/** Values that would be sound, by the name of the argument or field that they are for: what is refused at once proves little. */
export type SoundValues = Readonly<Record<string, readonly string[]>>

/** Texts that somebody sends who tries what breaks. */
const hostileTexts = [
  ...['', ' ', '\t\n', '\0', 'a\0b', '\u202e', '\ufeff', '\ud800', 'x\udfff', '\u0085', '👟'.repeat(20)],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '1e309', '9'.repeat(40), '0x10', '1_000', '٣'],
  ...["'; drop table orders; --", '" or 1=1 --', "' union select 1 --", '\\', '%', '_', '%00', '%zz', '$1', '$$', ':a'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '$' + '{7*7}', '<!--', ']]>'],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    'file:///etc/passwd',
    '/\\evil.example',
    '//evil.example',
    'javascript:alert(1)',
  ],
  ...[
    'http://shop.test/nl/',
    'http://shop.test.evil.example/',
    'http://169.254.169.254/',
    'http://[',
    'data:text/html,x',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'],
  ...[
    'a@b',
    'a@b.nl',
    `${'a'.repeat(300)}@b.nl`,
    'x\r\nBcc: y@b.nl',
    '"a b"@b.nl',
    'a\0b@c.nl',
    'a\ud800b@c.nl',
    'a@b.nl,c@d.nl',
  ],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '+275760-09-13T00:00:00.001Z', '-000001-01-01', '24:61'],
  ...['00000000-0000-0000-0000-000000000000', 'A'.repeat(43), 'tr_0000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...[
    '(',
    '[',
    '*',
    '?',
    '(a+)+$',
    '[at(my.page.uid, "home")]',
    '[at(',
    '{ page { page_title } }',
    '{',
    'my.page.date desc',
  ],
] as const

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }).map((many) => 'ab ’é'.repeat(many * 100)) },
)

const whole = fc.oneof(
  fc.constantFrom(-1, 0, 1, 2, 12, 13, 31, 100, 101, 1_000_000, 2 ** 31 - 1, -(2 ** 31)),
  fc.integer(),
)
const decimal = fc.oneof(
  fc.constantFrom(-1, 0, 52.37, 4.9, 90.0001, -180.5, 1e308, -1e308, 5e-324, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
/** What no type of the schema takes in this place. */
const misfit: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, [], {}, [[]], -1, 1.5, true, 'x', { __proto__: null, a: 1 }),
  fc.jsonValue(),
)

/** How often a value is one that would be sound, and a text that nobody means. */
type Mix = { readonly sound: number; readonly hostile: number; readonly misfit: number }

/** Nearly sound inputs come far; wild ones try every way of reading. */
export const nearlySound: Mix = { sound: 24, hostile: 2, misfit: 0 }
export const wild: Mix = { sound: 5, hostile: 4, misfit: 1 }

export type HostileValues = ReturnType<typeof hostileValues>

/** Values for the types of a schema, with sound ones by the names of arguments and fields. */
export function hostileValues(sound: SoundValues, mix: Mix) {
  const mixed = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>) =>
    fc.oneof({ weight: mix.sound, arbitrary: good }, { weight: mix.hostile, arbitrary: bad })

  /** A text for a name. */
  function textFor(name: string): fc.Arbitrary<string> {
    const known = sound[name]
    return known && known.length > 0 ? mixed(fc.constantFrom(...known), text) : text
  }

  /** A value for an argument or a field, and sometimes one that its type doesn't take. */
  function valueFor(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
    const inner = fitting(getNullableType(type), name)
    const value = isNonNullType(type) ? inner : fc.oneof({ weight: 9, arbitrary: inner }, fc.constant(null))
    return mix.misfit === 0
      ? value
      : fc.oneof({ weight: 30, arbitrary: value }, { weight: mix.misfit, arbitrary: misfit })
  }

  function fitting(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
    if (isListType(type)) return listOf(valueFor(type.ofType, name))
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name))
    if (isInputObjectType(type)) return inputObject(Object.values(type.getFields()))
    switch ('name' in type ? type.name : '') {
      case 'Int':
        return mixed(fc.integer({ min: 0, max: 3 }), whole)
      case 'Float':
        return mixed(fc.constantFrom(52.37, 4.9), decimal)
      case 'Boolean':
        return mixed(fc.constant(true), fc.boolean())
      default:
        return textFor(name)
    }
  }

  const listOf = (one: fc.Arbitrary<unknown>) =>
    mixed(
      fc.array(one, { minLength: 1, maxLength: 3 }),
      fc.tuple(one, fc.constantFrom(0, 101, 2000)).map(([value, length]) => repeated(value, length)),
    )

  function inputObject(fields: readonly InputField[]): fc.Arbitrary<unknown> {
    const required = fields.filter(isRequiredInputField).map(({ name }) => name)
    const model = Object.fromEntries(fields.map(({ name, type }) => [name, valueFor(type, name)]))
    return fc.record(model, { requiredKeys: required })
  }

  return { textFor, valueFor }
}

/** As often as asked for, as long as it all still fits into a request. */
function repeated(value: unknown, times: number): unknown[] {
  const fitting = Math.ceil(200_000 / (JSON.stringify(value ?? null).length + 1))
  return Array(Math.min(times, fitting)).fill(value)
}

type InputField = Parameters<typeof isRequiredInputField>[0]
