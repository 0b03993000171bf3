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
  'databaseDirectUrl',
  'databaseReplicaUrl',
  'smtpUrl',
  'apiKey',
  // PostgreSQL repeats the whole row that it refused.
  'detail',
]

/** Longest that a text in the log may be. What somebody sends may stand in an error's message, at any length. */
const longest = { message: 2_000, stack: 12_000, url: 2_000 }

const hidden = '[hidden]'

/** Pieces in which an e-mail address can stand, and those in which a token can: each character is looked at once. */
const piece = /[^\s<>"'(),;:]+/g
const pathPiece = /[\w-]+/g
const tokenLength = 43

/**
 * Without e-mail addresses, which outside systems repeat, and without tokens in paths: `/nieuwsbrief/instellingen/<token>/`.
 * Takes as long as the text is long, and not the square of it.
 */
export function withoutPeople(text: string): string {
  return text
    .replace(piece, (word) => (holdsEmail(word) ? hidden : word))
    .replace(pathPiece, (word) => (word.length === tokenLength ? hidden : word))
}

/** Whether something like `a@b.nl` stands in a piece of text, also as an address writes it: `a%40b.nl`. */
function holdsEmail(word: string): boolean {
  if (!word.includes('@') && !word.includes('%40')) return false
  const parts = word.replaceAll('%40', '@').split('@')
  return parts.some((domain, index) => index > 0 && parts[index - 1] !== '' && /[^.]\.\p{L}{2}/u.test(domain))
}

/** The beginning of a text, without the word that the cut would go through: half an address is one as well. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'), start.lastIndexOf('/'))
  return `${start.slice(0, Math.max(end, 0))} … (${text.length} characters)`
}

const readable = (text: string, most: number) => withoutPeople(cut(text, most))

/**
 * The process's log: JSON lines on standard output, without secrets and people.
 * @param more what each line says beside its own: of which request or job it is
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1), more?: () => object): Logger {
  const options = {
    level,
    ...(more && { mixin: more }),
    base: null,
    serializers: { err: scrubbed, url: (url: unknown) => (typeof url === 'string' ? readable(url, longest.url) : url) },
    redact: {
      paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.aggregateErrors[*].${name}`]),
      censor: hidden,
    },
  }
  return pino(options, to)
}

/** An error as pino writes it, with its words looked through; what caused it is part of its stack. */
function scrubbed(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? readable(error, longest.message) : error
  const written = stdSerializers.err(error)
  return {
    ...written,
    message: readable(written.message, longest.message),
    stack: readable(written.stack, longest.stack),
  }
}
