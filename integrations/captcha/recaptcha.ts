import { z } from 'zod'
import { type CaptchaAnswer, CaptchaUnavailable, type CaptchaVerdict } from '#shop/captcha/captcha-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

/** What Google's siteverify answers (https://developers.google.com/recaptcha/docs/v3). */
const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export type RecaptchaOptions = {
  readonly siteKey: string
  readonly secretKey: string
  /** `https://www.google.com/recaptcha`, or a sandbox of it. */
  readonly base: string
  /** The shop's own; a token that was made on another site is worth nothing here. */
  readonly hostname: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Longer than Google takes; whoever waits for a login doesn't wait for more. */
const defaultTimeoutMs = 3000

export type Recaptcha = ReturnType<typeof createRecaptcha>

/** reCAPTCHA v3, which watches visitors and scores them. Off until keys are set, and loaded with consent alone. */
export function createRecaptcha(options: RecaptchaOptions) {
  const { siteKey, secretKey, base, hostname, fetch, observe, timeoutMs = defaultTimeoutMs } = options
  const client = createVendorClient({ vendor: 'recaptcha', timeoutMs, fetch, observe })

  return {
    watcher: { siteKey, scriptUrl: `${base}/api.js?render=${encodeURIComponent(siteKey)}` },

    /** @throws CaptchaUnavailable */
    async verify({ token, action, clientAddress }: CaptchaAnswer): Promise<CaptchaVerdict> {
      const answer = await siteverify(token, clientAddress)
      const errors = [
        ...(answer.success ? [] : (answer['error-codes'] ?? ['refused'])),
        ...(answer.action === action ? [] : ['other-action']),
        ...(answer.hostname === hostname ? [] : ['other-hostname']),
      ]
      return errors.length > 0 ? { score: 0, reasons: errors } : { score: answer.score ?? 0, reasons: [] }
    },
  }

  async function siteverify(token: string, clientAddress: string | undefined): Promise<z.infer<typeof verdict>> {
    const body = new URLSearchParams({
      secret: secretKey,
      response: token,
      ...(clientAddress === undefined ? {} : { remoteip: clientAddress }),
    })
    try {
      const answer = await client.read(
        { operation: 'siteverify', url: `${base}/api/siteverify`, method: 'POST', body },
        verdict,
      )
      if (answer) return answer
    } catch (cause) {
      if (!(cause instanceof VendorFailure)) throw cause
      throw new CaptchaUnavailable(cause.message, { cause })
    }
    throw new CaptchaUnavailable('siteverify answered nothing')
  }
}
