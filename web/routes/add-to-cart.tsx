import { redirect } from 'react-router'
import { personalAction } from '#web/loaders.ts'

/** Placeholder. */
export const action = personalAction(async ({ to }) => redirect(to('cart')))
