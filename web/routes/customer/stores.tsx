import { redirect } from 'react-router'
import { changeFavouriteStore } from '#web/customers/favourite-stores.ts'
import { guardRedirect, personalAction, personalLoader } from '#web/loaders.ts'

/** The list itself stands on the overview. */
export const loader = personalLoader(async ({ to }) => {
  throw guardRedirect(to('customer'), 302)
})

/** Puts a store on the list of favourites or takes it off. A guest logs in first, and finds it there. */
export const action = personalAction(async (scope) => {
  const form = await scope.request.formData()
  const code = String(form.get('code') ?? '')
  const done = await changeFavouriteStore(scope, code, form.get('intent') === 'remove' ? 'remove' : 'add')
  throw redirect(
    done ? scope.to('customer') : `${scope.to('account')}?${new URLSearchParams({ favourite: code })}`,
    303,
  )
})
