import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { lazy, type ReactNode, Suspense } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isPersonalPath, routePaths, webManifestPath } from '#kernel/routes.ts'
import type { Route } from './+types/root.ts'
import { type Frame, type FrameData, keepContent, useFrame } from './frame.ts'
import { graphql } from './graphql/gql.ts'
import { markHydrated } from './islands/mark-hydrated.ts'
import { FrameText } from './layouts/frame-text.tsx'
import { LastResort } from './layouts/last-resort.tsx'
import { publicLoader } from './loaders.ts'
import { messageUrls } from './messages/translator-of.server.ts'
import { useStorefront } from './shop-context.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const layoutQuery = graphql(`
  query Layout($lang: String!) {
    layout(lang: $lang) {
      banners { text action_from action_to color background_color link guests_only }
      navigation {
        primary { label url segment imageLabel image { url alt width height } }
        items { title url items { label url } }
      }
      usps { label link icon description }
      links { title links { label url } }
      legal { label url }
      social { network url }
      paymentIcons { key label }
      jobs { title text link { label url } }
      reviewStats { averageRating reviewCount viewReviewUrl }
      trustedShop { label url }
    }
    headerUsps(lang: $lang) { label link icon description }
    storeConfig { has_stores contact { phone phoneLabel email hours } company { tradeName } }
  }
`)

export const loader = publicLoader(
  async ({
    api,
    path,
    storefront,
    segment,
    now,
    publicUrl,
    cookieBar,
    asksForConsent,
    thirdParties,
    isPreview,
    messageFacts,
    direction,
    ownFonts,
    deviceOffers,
  }): Promise<FrameData> => {
    const { layout, headerUsps, storeConfig } = await api(layoutQuery, { lang: storefront.contentLang })
    return {
      content: keepContent({ layout, headerUsps: headerUsps ?? [], ...storeConfig }),
      segment,
      cookieBar,
      ...(!asksForConsent && { asksNoConsent: true as const }),
      now: now().toISOString(),
      publicUrl,
      thirdParties,
      isPreview,
      messages: messageUrls(storefront),
      messageFacts: JSON.stringify(messageFacts),
      ...(direction && { direction }),
      ...(ownFonts && { ownFonts }),
      ...(deviceOffers && Object.values(deviceOffers).includes(true) && { device: deviceOffers }),
      personal: isPersonalPath(path),
    }
  },
)

/** The frame of the shop is the same on every page; moving between pages doesn't ask for it again. */
export const shouldRevalidate = () => false

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** The house's typefaces come before the text that is set in them; a shop of other ones shows none of these. */
function HouseFonts({ own }: { readonly own: Frame['ownFonts'] }) {
  const shown = [...(own?.text ? [] : [sans]), ...(own?.headings ? [] : [serif])]
  return shown.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}

/** The document. Without its data (the API is down) it is plain HTML that needs no script. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const storefront = useStorefront()
  const frame = useFrame()
  const isSimulator = useLocation().pathname.includes(routePaths.sliceSimulator)
  return (
    <html lang={storefront.iso} dir={frame?.direction} ref={markHydrated}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF7" />
        {frame && <Words {...frame} />}
        <Meta />
        <Links />
        {/* After that of a page that has its own: the first one counts. */}
        <link rel="manifest" href={webManifestPath(storefront)} />
        <HouseFonts own={frame?.ownFonts} />
      </head>
      <body>
        {children}
        {/* Inside an editor's frame browsers refuse to remember anything, loudly. */}
        {!isSimulator && <ScrollRestoration />}
        {frame && <FrameText version={frame.version} />}
        {frame && <Scripts />}
      </body>
    </html>
  )
}

/** Where the browser finds the words of this page, and those of pages it may go to; and what they name. */
function Words({ messages, messageFacts, personal }: Pick<Frame, 'messages' | 'messageFacts' | 'personal'>) {
  return (
    <>
      <link rel="modulepreload" href={messages.common} data-words="" />
      {personal && <link rel="modulepreload" href={messages.personal} data-words="" />}
      <meta name="personal-words" content={messages.personal} />
      <meta name="message-facts" content={messageFacts} />
    </>
  )
}

const PreviewBar = lazy(() => import('./content/preview-bar.tsx'))

export default function Root() {
  const frame = useFrame()
  return (
    <>
      {frame?.isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}
