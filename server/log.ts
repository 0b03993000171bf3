import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** Names under which secrets and people stand in what is logged, at the depths where they occur. */
const personal = [
  'password',
  'token',
  'contextToken',
  'customerToken',
  'cookie',
  'authorization',
  'email',
  'recipient',
  'phoneNumber',
  'databaseUrl',
  'smtpUrl',
  'apiKey',
  // PostgreSQL repeats the whole row that it declined.
  'detail',
]

/** E-mail addresses in what outside systems say, and tokens in paths: `/nieuwsbrief/instellingen/<token>/`. */
const inText = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+\.[a-z]{2,}|(?<![\w-])[\w-]{43}(?![\w-])/giu
const hidden = '[hidden]'

export const withoutPeople = (text: string): string => text.replace(inText, hidden)

/** The process's log: JSON lines on standard output, without secrets and people. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: scrubbed, url: (url: unknown) => (typeof url === 'string' ? withoutPeople(url) : url) },
    redact: {
      paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.aggregateErrors[*].${name}`]),
      censor: hidden,
    },
  }
  return pino(options, to)
}

/** An error as pino writes it, with its words looked through; what caused it is part of its stack. */
function scrubbed(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPeople(error) : error
  const written = stdSerializers.err(error)
  return { ...written, message: withoutPeople(written.message), stack: withoutPeople(written.stack) }
}
