import { writtenSize } from './written-size.ts'

/** An ICU message as the compiler leaves it: text, and places that are filled in. */
export type CompiledMessage = readonly MessageToken[]
type MessageToken = string | readonly [name: string, type?: string | undefined, choices?: unknown]

export type MessageValues = Readonly<Record<string, string | number | undefined>>

/**
 * Fills compiled messages in, as one language counts. It holds nothing that could change between two visitors who are served at
 * the same moment. A blank that is called `size` holds the size of an article and is written as the language writes sizes, so that no
 * sentence has to think of it.
 *
 * @param iso `nl-BE`: plurals and numbers follow it
 */
export function createMessageFormat(iso: string): (message: CompiledMessage, values: MessageValues) => string {
  // Made when they are first needed: on a phone each takes milliseconds, and few pages count anything.
  const plurals = once(() => new Intl.PluralRules(iso))
  const ordinals = once(() => new Intl.PluralRules(iso, { type: 'ordinal' }))
  const numbers = once(() => new Intl.NumberFormat(iso))

  function say(message: CompiledMessage, values: MessageValues, counted?: number): string {
    return message
      .map((token) => {
        if (token === '#' && counted !== undefined) return numbers().format(counted)
        if (typeof token === 'string') return token
        const [name, type, choices] = token
        const value = values[name]
        if (type === 'number' && typeof value === 'number') return numbers().format(value)
        if (!isChoices(choices)) return name === 'size' ? writtenSize(String(value ?? ''), iso) : String(value ?? '')
        if (type === 'select') return say(choices[String(value)] ?? choices.other ?? [], values, counted)
        const count = Number(value) - (Number(choices.offset) || 0)
        const rules = type === 'selectordinal' ? ordinals : plurals
        return say(choices[String(value)] ?? choices[rules().select(count)] ?? choices.other ?? [], values, count)
      })
      .join('')
  }

  return say
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
