import type { MessageKey } from '#kernel/message-key.ts'
import { ratherNotSay } from '#kernel/newsletter.ts'
import type { Translate } from '#web/messages/translator.ts'

/** What the form can answer. */
const messages = [
  'salutation-required',
  'first-name-required',
  'last-name-required',
  'email-required',
  'email-invalid',
  'field-too-long',
  'too-many-requests',
  'captcha-needed',
] as const satisfies readonly MessageKey[]

/**
 * The words of the form, said by the server: it stands on pages for everybody, whose words every visitor fetches, and only a few
 * of them will read these.
 */
export type FormMessages = ReturnType<typeof formMessages>

export function formMessages(t: Translate) {
  return {
    gender: t('address.salutation'),
    genders: [
      { value: 'mrs', label: t('salutation.mrs') },
      { value: 'mr', label: t('salutation.mr') },
      { value: ratherNotSay, label: t('salutation.none') },
    ],
    firstname: t('address.firstName'),
    lastname: t('address.lastName'),
    email: t('address.email'),
    consent: t('newsletter.consent'),
    submit: t('newsletter.subscribe'),
    sentTitle: t('newsletter.sent_title'),
    sent: t('newsletter.sent'),
    failed: t('newsletter.failed'),
    errors: Object.fromEntries(messages.map((key) => [`message.${key}`, t(`message.${key}`)])),
  }
}
