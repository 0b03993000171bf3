import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { networks, optionalSetting, settingWith, textOf, wholeNumberFrom, yesOrNo } from './setting.ts'

const picturePlace = textOf(/^(?:file:\/\/\/|s3:\/\/[a-z0-9])/, 'must begin with file:/// or s3://')

/** Pictures, caches, threads and what is written down. */
export const capacitySettings = {
  PAGE_CACHE_MB: settingWith('Memory for rendered pages, in megabytes', '128', wholeNumberFrom(1, 65_536)),
  RESPONSE_CACHE_MB: settingWith(
    'Memory for what pages ask of the content, in megabytes, in each thread',
    '32',
    wholeNumberFrom(1, 4096),
  ),
  PICTURES_URL: optionalSetting(
    'Where pictures of products are kept that come by address or by upload: a folder (file:///srv/pictures) or a store that speaks S3 (s3://bucket/folder?region=eu-central-1&endpoint=https://…), the same for all nodes. Default: stored-pictures in DATA_DIR',
    picturePlace,
  ),
  RESIZED_PICTURES_URL: optionalSetting(
    'Where nodes share resized pictures, so that each is made once and not by every node: a folder or a bucket, written as in PICTURES_URL, in which nothing else lies and from which what is old may be removed. Default: each node makes its own',
    picturePlace,
  ),
  PICTURE_MB: settingWith('The largest picture that is taken, in megabytes', '20', wholeNumberFrom(1, 200)),
  PICTURE_NETWORKS: optionalSetting(
    'Networks beside the internet in which pictures of products may lie, such as 10.1.0.0/16, with commas between them',
    networks,
  ),
  WEBHOOK_NETWORKS: optionalSetting(
    'Networks beside the internet in which endpoints of webhooks may lie, such as 10.1.0.0/16, with commas between them',
    networks,
  ),
  IMAGE_CACHE_MB: settingWith(
    'Disk for resized pictures on each node, in megabytes',
    '1024',
    wholeNumberFrom(16, 1_048_576),
  ),
  FEED_MINUTES: settingWith('How old product feeds for shopping services may be', '30', wholeNumberFrom(1, 1440)),
  RENDER_THREADS: settingWith('Threads that render pages', 'one for two cores, at most 4', wholeNumberFrom(1, 32), {
    from: String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))),
  }),
  RENDER_QUEUE: settingWith(
    'Pages that may wait for rendering before shoppers are asked to retry',
    '200',
    wholeNumberFrom(1, 100_000),
  ),
  LOG_LEVEL: settingWith(
    'trace, debug, info, warn, error or silent',
    'info',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
  ),
  METRICS: settingWith('Answer /metrics for Prometheus', 'false', yesOrNo),
} as const
