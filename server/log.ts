import { type Logger, pino } from 'pino'

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

/** The process's log: JSON lines on standard output, without secrets and people. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.aggregateErrors[*].${name}`]),
      censor: '[hidden]',
    },
  })
}
