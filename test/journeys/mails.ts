import { expect } from 'vitest'
import { origin } from './browser.ts'

/** What a pattern finds in the mails to an address, the newest first. A job has to write them first. */
export async function linksTo(email: string, pattern: RegExp): Promise<string[]> {
  const read = async () => {
    const list = await (await fetch(`${origin()}/development/mail`)).text()
    const rows = list.split('<tr>').filter((row) => row.includes(email))
    const mails = rows.flatMap((row) => /\/development\/mail\/[0-9a-f-]{36}/.exec(row) ?? [])
    const texts = await Promise.all(mails.map(async (path) => (await fetch(`${origin()}${path}?part=text`)).text()))
    return texts.flatMap((text) => pattern.exec(text)?.[0] ?? [])
  }
  await expect.poll(read).not.toEqual([])
  return read()
}
