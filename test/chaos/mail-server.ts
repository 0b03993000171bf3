import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type ReceivedMail = {
  readonly messageId: string
  readonly to: string
  /** The code of the gift card in it. */
  readonly giftCard: string | undefined
}

export type MailServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** It asks everybody to come back later. */
  fails: boolean
  stop(): Promise<void>
}

/** A mail server that keeps of each mail who it is for, which one it is, and the gift card in it. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    fails: false,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    socket.write('220 mail.chaos.test\r\n')
    let rest = ''
    let to = ''
    let content: string[] | undefined
    socket.setEncoding('latin1').on('data', (data) => {
      const lines = `${rest}${data}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (content && line !== '.') content.push(line)
        else if (content) {
          received.push({ messageId: messageIdIn(content), to, giftCard: giftCardIn(content) })
          content = undefined
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          content = mail.fails ? undefined : []
          socket.write(mail.fails ? '451 later\r\n' : '354 go on\r\n')
        } else if (line.startsWith('EHLO')) socket.write('250 mail.chaos.test\r\n')
        else {
          if (line.startsWith('RCPT')) to = /<([^>]*)>/.exec(line)?.[1] ?? ''
          socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n')
        }
      }
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return mail
}

/** Folded lines begin with a space. */
const messageIdIn = (lines: readonly string[]): string =>
  /^message-id:\s*(<[^>]+>)/im.exec(lines.join('\n').replace(/\n[ \t]+/g, ' '))?.[1] ?? ''

/** Lines that were broken for the way end in `=`. */
const giftCardIn = (lines: readonly string[]): string | undefined =>
  /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(lines.join('\n').replace(/=\n/g, ''))?.[0]
