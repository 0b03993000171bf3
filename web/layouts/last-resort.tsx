import { routePath } from '#kernel/routes.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'

/** When even the error page of the shop can't be shown: no data, no components, a way home (specification §8). */
export function LastResort({ error }: { readonly error: unknown }) {
  const t = useTranslate()
  const storefront = useStorefront()
  return (
    <main id="main" className="last-resort">
      <title>{t('e.500')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('e.500')}</h1>
      <p>{t('e.twice')}</p>
      <p>
        {t('e.details')}{' '}
        {error instanceof Error ? error.message : String((error as { status?: unknown } | null)?.status ?? '')}
      </p>
      <p>
        <a href={`${storefront.basePath}/`}>{t('e.home')}</a>
      </p>
      <p>
        <a href={routePath(storefront, 'withdraw')} translate="no">
          {t('footer.withdraw')}
        </a>
      </p>
    </main>
  )
}
