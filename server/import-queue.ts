import type { Clock } from '#kernel/clock.ts'
import { jobNames } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import type { ShopConfig } from './config.ts'
import { importDropped } from './import-folder.ts'
import type { InboxWatch } from './inbox-files.ts'
import type { Queue } from './jobs.ts'
import type { Log } from './log.ts'
import { defineQueue } from './queues.ts'

/** The round of each minute through the folder of files to import, where there is one. One that failed is made up for by the next. */
export function importQueues(
  { imports, pictures, shopFolder }: Pick<ShopConfig, 'imports' | 'pictures' | 'shopFolder'>,
  {
    shop,
    clock,
    log,
    watch,
  }: { readonly shop: Shop; readonly clock: Clock; readonly log: Log; readonly watch: InboxWatch },
): Queue[] {
  const { folder, keepDays } = imports
  if (folder === undefined) return []
  const round = () =>
    importDropped({
      folder,
      imports: shop.imports,
      pictures: shop.productPictures,
      mostPictureBytes: pictures.mostBytes,
      shopFolder,
      keepDays,
      clock,
      log,
      watch,
    })
  return [defineQueue(jobNames.importDropped, round, { schedule: '* * * * *', retry: { limit: 0, delay: 1 } })]
}
