import type { Hono } from 'hono'
import { createRecaptcha } from '#integrations/captcha/recaptcha.ts'
import { createRecaptchaSandbox } from '#integrations/captcha/recaptcha-sandbox.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { systemClock } from '#kernel/clock.ts'
import { isLocal, type ShopConfig } from '../config.ts'

const recaptchaPath = '/sandbox/recaptcha'

/** Google's puzzle, where the settings have its keys. */
export function openRecaptcha({ captcha, publicUrl }: ShopConfig, observe: ObserveVendor) {
  const { hostname } = new URL(publicUrl)
  return captcha.recaptcha && createRecaptcha({ ...captcha.recaptcha, hostname, observe })
}

/** The sandbox that the shop itself can be, where the settings name it. */
export function mountRecaptchaSandbox(app: Hono, { captcha, publicUrl, mailPage }: ShopConfig): void {
  if (!mailPage || !isLocal(publicUrl) || captcha.recaptcha?.base !== publicUrl + recaptchaPath) return
  const { siteKey, secretKey } = captcha.recaptcha
  app.route(recaptchaPath, createRecaptchaSandbox({ siteKey, secretKey, clock: systemClock }).app)
}
