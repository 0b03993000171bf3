import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { decrypt } from 'http_ece'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encryptMessage } from '#integrations/web-push/encrypt-message.ts'
import { createPushSandbox } from '#integrations/web-push/push-sandbox.ts'
import { createWebPush } from '#integrations/web-push/web-push-sender.ts'
import { stoppedClock } from '#kernel/clock.ts'
import type { VapidKeys } from '#shop/push/push-port.ts'

/** A browser as the library has it that those who wrote the RFCs keep: an independent judge. */
function openJudge() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const authSecret = randomBytes(16)
  return {
    keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: authSecret.toString('base64url') },
    read: (body: Buffer) => decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret }).toString('utf8'),
  }
}

describe('a message', () => {
  test('is the one of RFC 8291, appendix A, with the salt and the key that stand there', () => {
    const body = encryptMessage(
      'When I grow up, I want to be a watermelon',
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
        privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      },
    )
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by another implementation, whatever stands in it', () => {
    const judge = openJudge()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(judge.read(encryptMessage(text, judge.keys))).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  test('is as long as the next one, and another each time', () => {
    const { keys } = openJudge()
    const [one, other] = ['a', 'b'.repeat(400)].map((text) => encryptMessage(text, keys))
    expect(one?.length).toBe(other?.length)
    expect(encryptMessage('a', keys).equals(encryptMessage('a', keys))).toBe(false)
    expect(() => encryptMessage('a'.repeat(3001), keys)).toThrow('3001 bytes')
    expect(encryptMessage('a'.repeat(3000), keys).length).toBeLessThanOrEqual(4096)
  })

  test('is for nobody whose key is no point of the curve', () => {
    expect(() => encryptMessage('a', { ...openJudge().keys, p256dh: `B${'A'.repeat(86)}` })).toThrow()
  })
})

const clock = stoppedClock('2026-11-28T10:00:00Z')
const server = createServer((request, response) => void listener(request, response))
let listener: ReturnType<typeof getRequestListener>
let sandbox: ReturnType<typeof createPushSandbox>
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sandbox = createPushSandbox({ base: origin, clock })
  listener = getRequestListener(sandbox.app.fetch)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function newKeys(): VapidKeys {
  const {
    d = '',
    x = '',
    y = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

const keys = newKeys()
const message = { payload: '{"title":"Terug"}', topic: 'a-topic', ttlSeconds: 3600 }
const open = (contact = 'https://shop.example') => createWebPush({ contact, clock, sandbox: `${origin}/` })

describe('a push service', () => {
  test('takes a message of a shop that proves to be itself, and its browser reads it', async () => {
    const browser = sandbox.subscribe()
    expect(await open().send(browser, message, keys)).toBe('taken')
    expect(sandbox.received(browser.endpoint)).toEqual([
      { text: message.payload, ttl: 3600, topic: 'a-topic', key: keys.publicKey },
    ])
  })

  test('says of a browser that has left, and of one that never was, that it is gone', async () => {
    const browser = sandbox.subscribe()
    sandbox.leave(browser.endpoint)
    expect(await open().send(browser, message, keys)).toBe('gone')
    expect(await open().send({ ...browser, endpoint: `${origin}/send/made-up` }, message, keys)).toBe('gone')
  })

  test.each([
    [429, 'busy'],
    [500, 'server-error'],
    [503, 'server-error'],
    [400, 'rejected'],
    [403, 'unauthorized'],
    [302, 'rejected'],
  ])('that answers %i is asked again later: %s', async (status, reason) => {
    sandbox.failNext(status)
    await expect(open().send(sandbox.subscribe(), message, keys)).rejects.toMatchObject({ reason, status })
  })

  test('believes nobody who signs with another key, or says nothing of themselves', async () => {
    const forged = { publicKey: newKeys().publicKey, privateKey: keys.privateKey }
    await expect(open().send(sandbox.subscribe(), message, forged)).rejects.toThrow()
    await expect(open('nobody').send(sandbox.subscribe(), message, keys)).rejects.toMatchObject({ status: 403 })
  })

  test('is none in the shop’s own network, whatever a name leads to, and none without https', async () => {
    const browser = sandbox.subscribe()
    const { port } = new URL(origin)
    const far = createWebPush({ contact: 'https://shop.example', clock })
    expect(await far.send(browser, message, keys)).toBe('gone')
    const at = (host: string) => far.send({ ...browser, endpoint: `https://${host}:${port}/send/x` }, message, keys)
    for (const host of ['127.0.0.1', '169.254.169.254', '[::1]', '2130706433', '0x7f.1'])
      expect(await at(host), host).toBe('gone')
    // A name is refused when it is looked up, before anything is sent.
    await expect(at('localhost')).rejects.toMatchObject({ cause: { name: 'AddressNotPublic' } })
    expect(sandbox.received(browser.endpoint)).toEqual([])
  })
})
