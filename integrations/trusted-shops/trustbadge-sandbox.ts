import { Hono } from 'hono'

/**
 * A sandbox of the Trustbadge: the script draws a badge, and on a page with `#trustedShopsCheckout` writes into it which of the
 * names that Trusted Shops reads it has found there.
 */
export function createTrustbadgeSandbox(): Hono {
  const app = new Hono()
  app.get('/js/:file{X[0-9A-F]{32}\\.js}', (context) =>
    context.body(script(context.req.param('file').slice(0, -'.js'.length)), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  )
  return app
}

const names = [
  'tsCheckoutOrderNr',
  'tsCheckoutBuyerEmail',
  'tsCheckoutOrderAmount',
  'tsCheckoutOrderCurrency',
  'tsCheckoutOrderPaymentType',
]

function script(id: string): string {
  return `(() => {
  const remove = () => document.getElementById('trustbadge-sandbox')?.remove()
  const reInitialize = () => {
    remove()
    const badge = document.createElement('p')
    badge.id = 'trustbadge-sandbox'
    badge.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;margin:0;padding:.5rem;background:#fff;color:#000;pointer-events:none'
    badge.textContent = 'Trusted Shops (sandbox)'
    badge.dataset.id = ${JSON.stringify(id)}
    const order = document.getElementById('trustedShopsCheckout')
    const found = order && ${JSON.stringify(names)}.flatMap((name) => {
      const one = order.querySelector('#' + name)
      return one ? [[name, one.textContent]] : []
    })
    if (found) badge.dataset.order = JSON.stringify(Object.fromEntries(found))
    document.body.append(badge)
  }
  window.trustbadge = { remove, reInitialize }
  reInitialize()
})()
`
}
