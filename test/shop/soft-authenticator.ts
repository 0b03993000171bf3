import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a browser is handed, as far as an authenticator reads it. */
type Options = { readonly challenge: string; readonly user?: { readonly id: string } }

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** An authenticator in memory (WebAuthn level 3, ES256, attestation `none`), for tests without a browser. */
export function softAuthenticator({ origin }: { readonly origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function authenticatorData(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count])
  }

  const answer = (response: Readonly<Record<string, unknown>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),

    /** Makes a passkey of what `navigator.credentials.create` would be handed. */
    create(options: object, { from = origin }: { readonly from?: string } = {}) {
      const { challenge } = options as Options
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // A COSE key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([
        authenticatorData(userPresent | userVerified | hasCredential),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ])
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },

    /** Signs what `navigator.credentials.get` would be handed. */
    get(
      options: object,
      { from = origin, verified = true }: { readonly from?: string; readonly verified?: boolean } = {},
    ) {
      const { challenge } = options as Options
      counter++
      const authData = authenticatorData(userPresent | (verified ? userVerified : 0))
      const client = clientData('webauthn.get', challenge, from)
      const signature = sign(
        'sha256',
        Buffer.concat([authData, createHash('sha256').update(client).digest()]),
        privateKey,
      )
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },

    /** As a copy of it would count that was made before its last uses. */
    setCounter(value: number) {
      counter = value
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
