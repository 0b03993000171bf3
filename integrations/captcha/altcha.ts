import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { CaptchaAnswer, CaptchaUseStore, CaptchaVerdict } from '#shop/captcha/captcha-port.ts'
import { altchaScore } from './altcha-score.ts'

const algorithm = 'PBKDF2/SHA-256'
/** Some two hundred milliseconds on a laptop, a second or two on an old phone; the shop itself derives one key of them. */
const work = { cost: 2000, from: 150, to: 350 }
const minute = 60_000
/** Longer than a form takes, too short to collect answers for later. */
const lifetime = 20 * minute

/** What the signature covers beside the work. The library's own expiry asks the machine's clock; this one asks ours. */
const about = z.object({ action: z.string(), issuedAt: z.number(), expiresAt: z.number() })
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: about,
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type Altcha = ReturnType<typeof createAltcha>

/** ALTCHA's proof of work, made and judged in the shop itself: nothing is loaded from elsewhere, and nobody is watched. */
export function createAltcha({ memory, clock }: { readonly memory: CaptchaUseStore; readonly clock: Clock }) {
  const secrets = async () => {
    const secret = await memory.secret()
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `key ${secret}` }
  }
  return {
    /** A challenge as JSON. */
    async challenge(action: string): Promise<string> {
      const issuedAt = clock.now().getTime()
      const challenge = await createChallenge({
        algorithm,
        cost: work.cost,
        counter: randomInt(work.to, work.from),
        deriveKey,
        data: { action, issuedAt, expiresAt: issuedAt + lifetime },
        ...(await secrets()),
      })
      return JSON.stringify(challenge)
    },

    /** Whether a token is written as the answer to one of these challenges is: base64 of JSON. */
    isAnswer: (token: string): boolean => readToken(token) !== undefined,

    async verify({ token, action, busy }: CaptchaAnswer): Promise<CaptchaVerdict> {
      const read = readToken(token)
      if (!read) return none('unreadable')
      const { challenge, solution } = read
      const { data } = challenge.parameters
      const now = clock.now().getTime()
      if (data.action !== action) return none('other-action')
      if (now >= data.expiresAt || now < data.issuedAt) return none('expired')
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) })
      if (!verified) return none('not-solved')
      if (!(await memory.spend(challenge.signature, new Date(data.expiresAt)))) return none('used')
      return altchaScore({ afterMs: now - data.issuedAt, busy })
    },
  }
}

const none = (reason: string): CaptchaVerdict => ({ score: 0, reasons: [reason] })

function readToken(token: string): z.infer<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(atob(token))).data
  } catch {
    return undefined
  }
}
