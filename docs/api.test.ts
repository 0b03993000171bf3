import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { costliestQuery, deepestQuery } from '#api/limits.ts'
import { storefrontCodes } from '#kernel/storefront.ts'

const page = readFileSync('docs/api.md', 'utf8')

describe('the page about the API', () => {
  test('names every operation, and none that does not exist', () => {
    const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'))
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const [, table = ''] = page.split('## Operations')
    const named = [...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(named.toSorted()).toEqual(fields.toSorted())
  })

  test('gives the hash of a document that is there', () => {
    const documents = readFileSync('web/graphql/persisted-documents.json', 'utf8')
    const hashes = [...page.matchAll(/sha256:[0-9a-f]{64}/g)].map(([hash]) => hash)
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) expect(documents).toContain(`"${hash}"`)
  })

  test('states the limits and the stores as they are', () => {
    expect(page).toContain(`${deepestQuery} levels`)
    expect(page).toContain(`${costliestQuery.toLocaleString('en')}: each field`)
    for (const code of storefrontCodes) expect(page).toContain(`\`${code}\``)
  })
})
