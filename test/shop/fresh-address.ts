import type { TestShop } from './open-shop.ts'

let given = 0

/** An e-mail address that nobody has used yet, once all jobs are done and their mails are out of the way. */
export async function freshAddress(shop: Pick<TestShop, 'runJobs' | 'mails'>): Promise<string> {
  await shop.runJobs()
  shop.mails.length = 0
  given += 1
  return `somebody${given}@example.org`
}
