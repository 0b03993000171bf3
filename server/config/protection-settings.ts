import { z } from 'zod'
import { optionalSetting, settingWith, textOf, webAddress, wholeNumberFrom } from './setting.ts'

/** How often somebody may try, and who proves to be a person. */
export const protectionSettings = {
  CODE_ATTEMPTS_PER_NETWORK: settingWith(
    'How many voucher and promotion codes that don’t exist may be typed from one network in an hour; codes that exist never count',
    '3000',
    wholeNumberFrom(60, 1_000_000),
  ),
  NETWORK_LIMIT_FACTOR: settingWith(
    'How many times as often as one browser a whole network may register, log in, subscribe and the like: stores and phone companies put many shoppers behind one address',
    '20',
    wholeNumberFrom(1, 10_000),
  ),
  CAPTCHA_OPERATIONS: settingWith(
    'Operations that ask for a proof that a person sends them, separated by commas; none asks nobody',
    'login,registerCustomer,sendPasswordRecoveryMail,sendGuestDataMail,newsletterSubscribe,addStockAlert',
    z.string().transform((value) => (value === 'none' ? [] : value.split(',').map((name) => name.trim()))),
  ),
  RECAPTCHA_SITE_KEY: optionalSetting(
    'The public key of reCAPTCHA v3; with both keys it watches visitors who consent, all others prove by work',
    textOf(/^\S{4,}$/, 'must have at least 4 characters and no spaces'),
  ),
  RECAPTCHA_SECRET_KEY: optionalSetting(
    'The secret key of reCAPTCHA v3',
    textOf(/^\S{4,}$/, 'must have at least 4 characters and no spaces'),
    { secret: true },
  ),
  RECAPTCHA_URL: optionalSetting('reCAPTCHA’s address, if not the public one', webAddress),
} as const
