import { personalAction } from '#web/loaders.ts'
import { redirect } from 'react-router'

/** Placeholder. */
export const action = personalAction(async ({ to }) => redirect(to('cart')))
