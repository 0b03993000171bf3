import { guardRedirect, personalLoader } from '#web/loaders.ts'

/** The account's own pages: nobody is logged in, so all of them lead to the entry (specification §2). */
export const loader = personalLoader(async ({ to }) => {
  throw guardRedirect(to('account'))
})
