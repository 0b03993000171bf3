/**
 * `npm run jobs`: work that failed too often and lies still. `npm run jobs -- retry [kind]` has it done once more, by a shop that
 * is open.
 */
import '../configured-storefronts.ts'
import { deadLetters, retryDeadLetters } from '../dead-letters.ts'
import { withOperatorShop } from '../operator-shop.ts'

await withOperatorShop(async ({ shop }) => {
  const [action, queue] = process.argv.slice(2)
  if (action === 'retry') {
    process.stdout.write(`${await retryDeadLetters(shop.pool, queue)} jobs are tried again.\n`)
    return undefined
  }
  if (action !== undefined)
    return ['npm run jobs               what failed too often', 'npm run jobs -- retry [kind]   tries it again']
  const letters = await deadLetters(shop.pool)
  const lines = letters.map(
    ({ queue: kind, failedAt, data, reason }) =>
      `${failedAt.toISOString()}  ${kind}  ${JSON.stringify(data)}  ${reason}`,
  )
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No job has failed.'}\n`)
  return undefined
})
