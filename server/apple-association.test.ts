import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { appleAssociationPath, mountAppleAssociation } from './apple-association.ts'
import { Router } from './route.ts'

test('Apple reads the file of the shop’s folder as it lies there, and finds nothing where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const app = new Hono()
  mountAppleAssociation(app, folder)
  expect((await app.request(appleAssociationPath)).status).toBe(404)
  await writeFile(join(folder, 'apple-developer-merchantid-domain-association'), '7B2270737049\n')
  const answer = await app.request(appleAssociationPath)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain',
    '7B2270737049\n',
  ])
  await rm(folder, { recursive: true })
})

test('no page is at its address', () => {
  expect(new Router(new Set()).route(appleAssociationPath)).toEqual({ kind: 'service' })
})
