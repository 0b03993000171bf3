import { folderAuthor } from '#shop/settings/apply-settings.ts'
import { type SettingDifference, settingsDiff } from '#shop/settings/settings-diff.ts'
import type { SettingsVersion } from '#shop/settings/settings-store.ts'
import { backofficeBuilder } from './builder.ts'
import type { FailedJob } from './context.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const FailedJobType = backofficeBuilder.objectRef<FailedJob>('FailedJob').implement({
  description: 'Work that failed too often and is tried no more.',
  fields: (t) => ({
    queue: t.exposeString('queue', { description: 'What kind of work it is.' }),
    failedAt: t.field({ type: 'DateTime', resolve: ({ failedAt }) => failedAt }),
    data: t.field({ type: 'JSON', description: 'Ids of what it is about.', resolve: ({ data }) => data }),
    reason: t.exposeString('reason', { description: 'What the last attempt said.' }),
  }),
})

export const SettingDifferenceType = backofficeBuilder.objectRef<SettingDifference>('SettingDifference').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    before: t.field({ type: 'JSON', nullable: true, resolve: ({ before }) => before ?? null }),
    after: t.field({ type: 'JSON', nullable: true, resolve: ({ after }) => after ?? null }),
  }),
})

type ShownVersion = SettingsVersion & { readonly changes: readonly SettingDifference[] }

const SettingsVersionType = backofficeBuilder.objectRef<ShownVersion>('SettingsVersion').implement({
  description: 'What the retailer decided, who did it when, and what it changed.',
  fields: (t) => ({
    id: t.int({ resolve: ({ id }) => id }),
    author: t.exposeString('author'),
    isOfFolder: t.boolean({
      description: 'Whether it came from the shop’s folder, when the shop was opened for the first time.',
      resolve: ({ author }) => author === folderAuthor,
    }),
    note: t.exposeString('note', { nullable: true }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    changes: t.field({
      type: [SettingDifferenceType],
      description: 'Against the version before; none for the first.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
})

/** So many versions stand on the page. */
const shownVersions = 25

backofficeBuilder.queryFields((t) => ({
  failedJobs: t.field({
    type: [FailedJobType],
    description: 'The oldest first.',
    resolve: async (_, _args, { machine }) => [...(await machine.failedJobs())],
  }),
  settingsVersions: t.field({
    type: [SettingsVersionType],
    description: 'The newest first.',
    resolve: async (_, _args, { shop }) => {
      // One more than is shown, so that the last one has something to be compared with.
      const versions = await shop.settingsHistory(shownVersions + 1)
      return versions.slice(0, shownVersions).map((version, index) => {
        const before = versions[index + 1]
        return { ...version, changes: before ? settingsDiff(before.document, version.document) : [] }
      })
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  retryFailedJobs: t.field({
    type: OutcomeType,
    description: 'Has work that gave up tried again: of one kind, or all.',
    args: { queue: t.arg.string({ required: false }) },
    resolve: async (_, { queue }, context) => {
      const { shop, machine } = context
      // Before the transaction, since the queue has a connection of its own.
      const { length: count } = (await machine.failedJobs()).filter((job) => job.queue === (queue ?? job.queue))
      const answer = await shop.staff.perform(actorOf(context), {
        permission: 'jobs.write',
        action: 'jobs.retry',
        object: { type: 'jobs', id: queue ?? 'all', name: queue ?? '' },
        work: async () => ({ result: undefined, before: { failed: count }, after: { triedAgain: count } }),
      })
      const outcome = outcomeOf(answer)
      // Only what is written down is done: the queue has a connection of its own.
      if (outcome.problems.length === 0) await machine.retryFailedJobs(queue ?? undefined)
      return outcome
    },
  }),
}))
