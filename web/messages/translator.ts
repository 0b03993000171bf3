import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { WordKey } from './en.ts'

export type WordValues = Readonly<Record<string, string | number>>

/** Says a sentence in the visitor's language: `t('cart.items', { n: 2 })`. */
export type Translate = (key: WordKey, values?: WordValues) => string

export type CompiledMessages = Record<string, CompiledMessage>

/**
 * Speaks the messages of one storefront, as compiled from ICU. It holds nothing that could change between two visitors who
 * are served at the same moment: which language is spoken is decided once, by whoever makes it.
 *
 * @param iso `nl-BE`: plurals and numbers follow it
 * @param messages read at each call, so that more can be added to them
 * @param facts what any message may name without being handed it, such as how long things can be returned
 */
export function createTranslator(iso: string, messages: CompiledMessages, facts: WordValues = {}): Translate {
  // Made when they are first needed: on a phone each takes milliseconds, and few pages count anything.
  const plurals = once(() => new Intl.PluralRules(iso))
  const ordinals = once(() => new Intl.PluralRules(iso, { type: 'ordinal' }))
  const numbers = once(() => new Intl.NumberFormat(iso))

  function say(message: CompiledMessage, values: WordValues, counted?: number): string {
    return message
      .map((token) => {
        if (token === '#' && counted !== undefined) return numbers().format(counted)
        if (typeof token === 'string') return token
        const [name, type, choices] = token
        const value = values[name] ?? facts[name]
        if (!isChoices(choices)) return String(value ?? '')
        if (type === 'select') return say(choices[String(value)] ?? choices.other ?? [], values, counted)
        const count = Number(value) - (Number(choices.offset) || 0)
        const rules = type === 'selectordinal' ? ordinals : plurals
        return say(choices[String(value)] ?? choices[rules().select(count)] ?? choices.other ?? [], values, count)
      })
      .join('')
  }

  return (key, values = {}) => {
    const message = messages[key]
    return message ? say(message, values) : key
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

type Choices = Readonly<Record<string, CompiledMessage | undefined>> & { readonly offset?: unknown }

function isChoices(value: unknown): value is Choices {
  return typeof value === 'object' && value !== null
}
