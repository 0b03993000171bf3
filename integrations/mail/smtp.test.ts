import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { VendorEvent } from '../vendor/vendor-event.ts'
import { createSmtpMail } from './smtp.ts'

const mail = { key: 'k', to: 'sanne@example.com', subject: 'Dag', language: 'nl' as const, html: '', text: 'Dag' }

type Answers = (line: string) => string | undefined

/** Whatever an SMTP client says is accepted, unless the test answers it. */
const polite = (line: string): string | undefined => {
  if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN'
  if (line === 'DATA') return '354 go on'
  return /^(MAIL|RCPT|\.$|AUTH|QUIT|RSET)/.test(line) ? '250 fine' : undefined
}

async function serverThat(greeting: string | undefined, answers: Answers = () => undefined) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (greeting !== undefined) socket.write(`${greeting}\r\n`)
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const answer = answers(line) ?? polite(line)
        if (answer === 'hang up') socket.destroy()
        else if (answer !== undefined) socket.write(`${answer}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Sends one mail and gives what was told of it. Only who waits for a server's silence is impatient: on a busy machine all are slow. */
async function told(port: number, { login = '', timeoutMs = 10_000 } = {}) {
  const events: VendorEvent[] = []
  const smtp = createSmtpMail({
    url: `smtp://${login}127.0.0.1:${port}`,
    from: 'Shop <shop@example.com>',
    timeoutMs,
    observe: (event) => events.push(event),
  })
  onTestFinished(() => smtp.close())
  const error = await smtp.send(mail).catch((error: unknown) => error)
  return { error, events }
}

const refusing =
  (start: string, answer: string): Answers =>
  (line) =>
    line.startsWith(start) ? answer : undefined

test('a mail that is taken is told of', async () => {
  const { error, events } = await told(await serverThat('220 mail.test'))
  expect(error).toBeUndefined()
  expect(events).toEqual([expect.objectContaining({ vendor: 'smtp', operation: 'send a mail', outcome: 'answered' })])
})

test.each([
  ['a server that says nothing', undefined, undefined, 'timeout', undefined],
  ['a server that hangs up', '220 mail.test', refusing('MAIL', 'hang up'), 'network', undefined],
  ['a server of something else', 'HTTP/1.1 400 Bad Request', undefined, 'unreadable', undefined],
  ['a server that is busy', '220 mail.test', refusing('RCPT', '451 4.7.1 <sanne@example.com> later'), 'busy', 451],
  [
    'a mailbox that does not exist',
    '220 mail.test',
    refusing('RCPT', '550 <sanne@example.com>: unknown'),
    'rejected',
    550,
  ],
  ['a mail that is refused', '220 mail.test', refusing('.', '554 spam'), 'rejected', 554],
] as const)(
  '%s is one event, without the reader in it, and the error of the job',
  async (_, greeting, answers, outcome, status) => {
    const { error, events } = await told(await serverThat(greeting, answers), {
      timeoutMs: outcome === 'timeout' ? 100 : undefined,
    })
    expect(error).toBeInstanceOf(Error)
    expect(events).toEqual([expect.objectContaining({ outcome, status, attempt: 1 })])
    expect(JSON.stringify(events)).not.toContain('sanne')
  },
)

test('a wrong password is an alarm', async () => {
  const port = await serverThat('220 mail.test', refusing('AUTH', '535 wrong'))
  expect((await told(port, { login: 'shop:secret@' })).events).toEqual([
    expect.objectContaining({ outcome: 'unauthorized', status: 535 }),
  ])
})

test('a server that is not there is one event', async () => {
  expect((await told(9)).events).toEqual([expect.objectContaining({ outcome: 'network' })])
})
