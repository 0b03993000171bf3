import { routePath } from '#kernel/routes.ts'
import { personalLoader } from '#web/loaders.ts'

/** How the pass stands on a home screen (https://www.w3.org/TR/appmanifest/). It names nobody: browsers ask for it without cookies. */
export const loader = personalLoader(async ({ storefront, shopName, t }) => {
  const start = routePath(storefront, 'customerPass')
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  const manifest = {
    id: start,
    name: t('form.labelled', { label: shopName, text: t('account.pass') }),
    short_name: t('account.pass'),
    lang: storefront.iso,
    start_url: start,
    scope: `${storefront.basePath}/`,
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [192, 512].flatMap((size) => [icon(size), { ...icon(size), purpose: 'maskable' }]),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
})
