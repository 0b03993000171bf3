import { jobNames } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import type { ShopConfig } from './config.ts'
import { contentPoll, type OpenContent } from './content.ts'
import type { Queue } from './jobs.ts'
import { defineQueue } from './queues.ts'

/** The question of each minute whether a repository at Prismic published something, for what its webhook did not tell. */
export function contentQueues(
  { prismic }: Pick<ShopConfig, 'prismic'>,
  port: OpenContent['port'],
  shop: Shop,
): Queue[] {
  if (prismic.repository === undefined) return []
  return [defineQueue(jobNames.pollContent, contentPoll(port, shop), { schedule: '* * * * *' })]
}
