import type { TrustedShops } from '#web/services.ts'

declare global {
  interface Window {
    trustbadge?: { remove?(): void; reInitialize?(): void }
  }
}

/** As Trusted Shops writes its own tag; where its badge stands and what it shows. */
const settings = {
  'data-desktop-y-offset': '0',
  'data-mobile-y-offset': '0',
  'data-desktop-disable-reviews': 'false',
  'data-desktop-enable-custom': 'false',
  'data-desktop-position': 'right',
  'data-desktop-custom-width': '156',
  'data-desktop-enable-fadeout': 'false',
  'data-disable-mobile': 'false',
  'data-disable-trustbadge': 'false',
  'data-mobile-custom-width': '156',
  'data-mobile-disable-reviews': 'false',
  'data-mobile-enable-custom': 'false',
  'data-mobile-position': 'left',
}

const mark = 'data-trustbadge'

/** Loads the badge, or shows it again. On the page that thanks it reads the order from `#trustedShopsCheckout`. */
export function showTrustbadge({ id, url }: TrustedShops): void {
  if (document.querySelector(`script[${mark}]`)) {
    window.trustbadge?.reInitialize?.()
    return
  }
  const script = document.createElement('script')
  script.async = true
  script.charset = 'UTF-8'
  script.src = `${url}/js/${id}.js`
  for (const [name, value] of Object.entries({ ...settings, [mark]: '' })) script.setAttribute(name, value)
  document.head.append(script)
}

export function hideTrustbadge(): void {
  window.trustbadge?.remove?.()
}
