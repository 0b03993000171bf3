import { isRouteErrorResponse, Outlet } from 'react-router'
import type { LoadedPage } from '#web/content/load-page.ts'
import type { DeadLink } from '#web/dead-link.ts'
import { useOfflinePage } from '#web/device/storefront-worker.ts'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import type { Route } from './+types/page-boundary.ts'
import styles from './page-boundary.module.css'

/** Both are fetched only when there is something to say: this module is part of every page. */
const SearchForm = lazyComponent(() => import('#web/search/search-form.tsx').then((module) => module.SearchForm))
const SliceZone = lazyComponent(() => import('#web/content/slices/slice-zone.tsx').then((module) => module.SliceZone))

/** Keeps the frame of the shop around a page that fails, and the page before in sight until the next one is complete. */
export default function PageBoundary() {
  return (
    <Island hydrate="eager" className={styles.whole}>
      {() => <Outlet />}
    </Island>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslate()
  const path = usePath()
  useOfflinePage(error)
  const said = isRouteErrorResponse(error) && error.status === 404 ? (error.data as MissingSaying | null) : null
  const slices = said?.slices?.length ? said.slices : undefined
  const [titleKey, textKey] = sayingOf(isRouteErrorResponse(error) ? error.status : 500)
  const title = said?.deadLink?.title ?? t(titleKey)
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 className={headings.title}>{title}</h1>
        {!slices && (
          <>
            <p>{said?.deadLink?.text ?? t(textKey)}</p>
            <Ways ways={said?.deadLink?.ways ?? [{ label: t('e.home'), path: path('home') }]} />
          </>
        )}
      </div>
      {slices && (
        <Island hydrate="eager" className={styles.whole}>
          {() => (
            <>
              <div className={styles.words}>
                <SearchForm query="" id="missing-search" />
              </div>
              <SliceZone slices={slices} />
            </>
          )}
        </Island>
      )}
    </div>
  )
}

/** What a loader says of a page that is not there. */
type MissingSaying = { readonly slices?: LoadedPage['slices']; readonly deadLink?: DeadLink }

function Ways({ ways }: Pick<DeadLink, 'ways'>) {
  return (
    <div className={frame.ways}>
      {ways.map((way, number) => (
        <ButtonLink key={way.path} href={way.path} look={number === 0 ? 'primary' : 'secondary'}>
          {way.label}
        </ButtonLink>
      ))}
    </div>
  )
}

/** Whose error it is, and whether to come back. */
function sayingOf(status: number) {
  if (status === 404) return ['e.404_route', 'e.404_text'] as const
  if (status === 429 || status === 503) return ['e.503', 'e.503_text'] as const
  return status >= 400 && status < 500 ? (['e.400', 'e.400_text'] as const) : (['e.500', 'e.500_text'] as const)
}
