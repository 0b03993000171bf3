import { data } from 'react-router'
import { guestsOnly } from './customers/guards.ts'
import { segmentTarget, translatedTarget } from './guards.ts'
import { guardRedirect, type LoaderScope, type PersonalScope } from './loaders.ts'

type Guard<Scope> = (scope: Scope) => void | Promise<void>

/** Guards of pages that are the same for everybody, by the specification's names (§2). */
const ofEverybody: Readonly<Record<string, Guard<LoaderScope>>> = {
  redirects: ({ path, url, storefront }) => {
    const translated = translatedTarget(path, url.search, storefront.language)
    if (translated) throw guardRedirect(translated)
  },
  segments: ({ path, segment, to }) => {
    const elsewhere = segmentTarget(path, segment)
    if (elsewhere) throw guardRedirect(to(elsewhere), 302)
  },
}

const ofOnePerson: Readonly<Record<string, Guard<PersonalScope>>> = { ...ofEverybody, guest: guestsOnly }

/** Lets a visitor pass the guards of a page, in their order, or sends them elsewhere. A guard that nobody knows is an error (§8). */
export async function passGuards(scope: LoaderScope | PersonalScope, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const pass =
      'session' in scope ? ofOnePerson[name]?.bind(undefined, scope) : ofEverybody[name]?.bind(undefined, scope)
    if (!pass) throw data('Unknown middleware', { status: 500 })
    await pass()
  }
}
