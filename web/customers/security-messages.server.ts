import { security } from '#web/messages/en/security.ts'
import type { WordKey } from '#web/messages/en.ts'
import type { Translate } from '#web/messages/translator.ts'

type SecurityKey = keyof typeof security

/** Sentences by their keys, for pages whose words are in no file of a browser. */
export type SecurityWords = Readonly<Record<string, string>>

/** The words of a page, by the beginning of their keys; those that name something are said where it is known. */
export function securityWords(t: Translate, ...starts: readonly string[]): SecurityWords {
  const keys = (Object.keys(security) as SecurityKey[]).filter(
    (key) => starts.some((start) => key.startsWith(start)) && !security[key].includes('{'),
  )
  return Object.fromEntries(keys.map((key) => [key, t(key satisfies WordKey)]))
}

/** What the page of somebody's details says of passkeys and codes: that there are any, or what they are for. */
export function securityLink(
  t: Translate,
  has: { readonly passkeys: readonly unknown[]; readonly secondFactor: unknown },
) {
  const states = [
    ...(has.passkeys.length > 0 ? [t('security.state_passkeys', { n: has.passkeys.length })] : []),
    ...(has.secondFactor ? [t('security.state_codes')] : []),
  ]
  const isOn = states.length > 0
  return {
    title: t('security.title'),
    text: isOn ? `${states.join(', ')}.` : t('security.link_text'),
    link: t(isOn ? 'security.link_on' : 'security.link'),
  }
}
