import { describe, expect, test } from 'vitest'
import { sentFilters } from './sent-filters.ts'

const form = (fields: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
const sender = (name: string, value: string, family?: string) => ({
  name,
  value,
  checked: true,
  dataset: family === undefined ? {} : { family },
})
const familyOf = (shade: string) => (['navy', 'petrol'].includes(shade) ? 'all-blue' : undefined)

describe('a form of filters', () => {
  test('asks for the range that was typed in place of those that were ticked', () => {
    const data = form([
      ['price', '50-100'],
      ['price_from', '60'],
      ['price_to', ''],
    ])
    expect([...sentFilters(data, sender('price_from', '60'), familyOf)]).toEqual([['price', '60..']])
  })

  test('says nothing of the wheel when any colour will do', () => {
    const data = form([
      ['color', 'black'],
      ['tone', ''],
    ])
    expect([...sentFilters(data, sender('tone', ''), familyOf)]).toEqual([['color', 'black']])
  })

  test('asks for the range that is ticked in place of the one that was typed', () => {
    const data = form([
      ['price', '50-100'],
      ['price_from', '60'],
      ['price_to', '90'],
    ])
    expect([...sentFilters(data, sender('price', '50-100'), familyOf)]).toEqual([['price', '50-100']])
  })

  test('keeps a typed range when something else is ticked, and says nothing of empty fields', () => {
    const typed = form([
      ['size', '38'],
      ['price_from', '60'],
      ['price_to', '90'],
    ])
    expect([...sentFilters(typed, sender('size', '38'), familyOf)]).toEqual([
      ['size', '38'],
      ['price', '60..90'],
    ])
    const empty = form([
      ['price_from', ''],
      ['price_to', ''],
    ])
    expect([...sentFilters(empty, sender('price_to', ''), familyOf)]).toEqual([])
  })

  test('has a colour or its shades, whichever was chosen last', () => {
    const shades = [['color', 'all-blue'] as const, ['color', 'navy'] as const, ['color', 'red'] as const]
    expect(sentFilters(form(shades), sender('color', 'navy', 'all-blue'), familyOf).getAll('color')).toEqual([
      'navy',
      'red',
    ])
    expect(sentFilters(form(shades), sender('color', 'all-blue'), familyOf).getAll('color')).toEqual([
      'all-blue',
      'red',
    ])
  })
})
