import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { PasskeyRecord, RelyingParty } from './passkey.ts'

/** Loaded when the first passkey is used: it brings what reads certificates, which nothing else of the shop needs. */
const library = () => import('@simplewebauthn/server')

/** What a browser answers; the library reads the bytes in it. */
const longest = 20_000
const encoded = z.string().max(longest)
const registration = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(30)).max(10).optional().catch(undefined),
  }),
})
const assertion = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
})

/** What a browser is asked to make a passkey of. Who is at the device proves it to the device: a finger, a face or a PIN. */
export async function registrationOptions(
  party: RelyingParty,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  known: readonly PasskeyRecord[],
  shopName: string,
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: [...passkey.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** ES256 and RS256, which every authenticator speaks one of, and EdDSA. */
const algorithms = [-8, -7, -257]

/** @param known of somebody who is logged in; any passkey of this shop where nobody is yet */
export async function authenticationOptions(party: RelyingParty, known: readonly PasskeyRecord[] | undefined) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })) }),
  })
}

/** The challenge that an answer signs; nothing for what is no answer of a browser. */
export function challengeIn(answer: unknown): string | undefined {
  const read = z.object({ response: z.object({ clientDataJSON: encoded }) }).safeParse(answer)
  if (!read.success) return undefined
  try {
    const told: unknown = JSON.parse(Buffer.from(read.data.response.clientDataJSON, 'base64url').toString())
    return z.object({ challenge: z.string().min(1).max(200) }).safeParse(told).data?.challenge
  } catch {
    return undefined
  }
}

export type NewPasskey = Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'>

/** The passkey that a browser made; nothing where it was made for something else. */
export async function verifiedRegistration(
  { id, origin }: RelyingParty,
  answer: unknown,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const response = registration.safeParse(answer).data
  if (!response) return undefined
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    id: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
  }
}

/** The id of the passkey that an answer was signed with, before anybody looked whether it was. */
export function passkeyIdIn(answer: unknown): string | undefined {
  return assertion.safeParse(answer).data?.id
}

/** @returns what its authenticator has counted; nothing where the signature is not that of the passkey */
export async function verifiedAssertion(
  { id, origin }: RelyingParty,
  passkey: PasskeyRecord,
  answer: unknown,
  challenge: string,
): Promise<number | undefined> {
  const response = assertion.safeParse(answer).data
  if (!response) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
