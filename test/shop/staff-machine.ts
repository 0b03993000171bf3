import type { Machine } from '#backoffice-api/context.ts'

/** The machine of a back office in which nothing failed and nobody sends files. */
export const idleMachine = (): Machine => ({
  failedJobs: async () => [],
  retryFailedJobs: async () => 0,
  health: async () => [],
  vendors: () => [],
  keepFile: async () => '/nowhere/prices.csv',
  uploadPath: async () => undefined,
  removeUpload: async () => undefined,
})
