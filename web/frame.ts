import { useMatches, useRouteLoaderData } from 'react-router'
import type { Alternate, Seo } from './content/seo.ts'
import type { loader } from './root.tsx'

/** What stands around every page: menu, footer, banners, contact. Absent when even that could not be loaded. */
export type Frame = Awaited<ReturnType<typeof loader>>

export function useFrame(): Frame | undefined {
  return useRouteLoaderData<typeof loader>('root')
}

/** The same page in the other storefronts, as far as it exists there. */
export function useAlternates(): readonly Alternate[] {
  const matches = useMatches()
  for (const { loaderData } of matches.toReversed()) {
    const seo = (loaderData as { readonly seo?: Seo } | undefined)?.seo
    if (seo) return seo.alternates
  }
  return []
}
