import { expect, test } from 'vitest'
import { judgeByOpenApi } from './openapi.ts'

const thing = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', nullable: true },
    size: { type: 'integer', format: 'int64', minimum: 0, exclusiveMinimum: true },
  },
}
const document = {
  openapi: '3.0.1',
  paths: {
    '/things': {
      post: {
        parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } },
        },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } } } },
      },
    },
    '/things/{id}': {
      delete: { responses: { 204: { content: {} } } },
      get: { responses: { 200: { content: { 'application/pdf': {} } } } },
    },
  },
  components: { schemas: { thing } },
}
const headers = { 'content-type': 'application/json' }

/** What a judge says of one request and its answer. */
async function errorsOf(path: string, init: RequestInit, answer: Response) {
  const judge = judgeByOpenApi(document, { basePath: '/v1' })
  await judge.through(async () => answer)(`http://vendor.test/v1${path}`, init)
  return judge.errors
}
const post = (body: unknown): RequestInit => ({ method: 'POST', headers, body: JSON.stringify(body) })
const made = (body: unknown) => Response.json(body, { status: 201 })

test('what fits is let through', async () => {
  expect(await errorsOf('/things?dry=true', post({ name: null, size: 1 }), made({ name: 'a', more: 1 }))).toEqual([])
  expect(await errorsOf('/things/a%2Fb', { method: 'DELETE' }, new Response(null, { status: 204 }))).toEqual([])
  const file = (type: string) => new Response('%PDF-', { headers: { 'content-type': type } })
  expect(await errorsOf('/things/a', {}, file('application/pdf'))).toEqual([])
  expect(await errorsOf('/things/a', {}, file('text/html'))).toEqual([
    'GET /things/{id}: 200 has a body of type text/html',
  ])
})

test.each([
  [
    'an address that is not described',
    '/thing',
    post({ name: 'a' }),
    made({ name: 'a' }),
    'POST /v1/thing: no such operation',
  ],
  [
    'a field that is not described',
    '/things',
    post({ name: 'a', colour: 1 }),
    made({ name: 'a' }),
    'additional properties: colour',
  ],
  ['a field of another type', '/things', post({ name: 4 }), made({ name: 'a' }), 'body/name must be string,null'],
  ['a number at its bound', '/things', post({ name: 'a', size: 0 }), made({ name: 'a' }), 'body/size must be > 0'],
  ['a query that is not described', '/things?wet=1', post({ name: 'a' }), made({ name: 'a' }), 'knows no wet'],
  ['a query of another type', '/things?dry=1', post({ name: 'a' }), made({ name: 'a' }), 'dry must be boolean'],
  ['a body that is missing', '/things', { method: 'POST' }, made({ name: 'a' }), 'a body is missing'],
  [
    'a body of another type',
    '/things',
    { method: 'POST', body: 'x' },
    made({ name: 'a' }),
    'no body of type text/plain',
  ],
  [
    'an answer without what it needs',
    '/things',
    post({ name: 'a' }),
    made({}),
    "201 must have required property 'name'",
  ],
  [
    'an answer that is no JSON',
    '/things',
    post({ name: 'a' }),
    new Response('x', { status: 201 }),
    '201 must be object',
  ],
  [
    'a status that is not described',
    '/things',
    post({ name: 'a' }),
    new Response('', { status: 418 }),
    '418 is not described',
  ],
] as const)('%s is an error', async (_, path, init, answer, report) => {
  expect(await errorsOf(path, init, answer)).toEqual([expect.stringContaining(report)])
})
