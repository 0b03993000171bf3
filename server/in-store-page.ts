import type { Hono } from 'hono'
import { html } from 'hono/html'
import { storefronts } from '#kernel/storefront.ts'
import type { InStoreService } from '#shop/instore/in-store-port.ts'
import type { Shop } from '#shop/shop.ts'
import { developmentHeaders, developmentPage } from './development-page.ts'

const path = '/development/in-store'

/** `/development/in-store`: makes this browser the tablet of a store, for whoever tries the shop on their own machine. */
export function mountInStorePage(app: Hono, shop: Pick<Shop, 'stores'>, sessions: Pick<InStoreService, 'begin'>): void {
  app.get(path, async (context) => {
    const stores = await shop.stores.all()
    const rows = stores.map(
      ({ code, title, city }) =>
        html`<tr><td>${title}</td><td>${city}</td><td><form method="post"><input type="hidden" name="store" value="${code}"><input name="tablet" maxlength="40" aria-label="Name of the tablet" placeholder="Name of the tablet"> <button>Open the shop here</button></form></td></tr>`,
    )
    return context.html(
      developmentPage(
        'A tablet in a store',
        'Staff begin a session in their store; the shop then knows where the tablet stands. Choose a store.',
        html`<p><a href="/in-store/staff">The screen of the staff</a> · <a href="/sandbox/staff-messages/">What their own screen was told</a></p><table><thead><tr><th>Store</th><th>City</th><th></th></tr></thead><tbody>${rows}</tbody></table>`,
      ),
      200,
      developmentHeaders,
    )
  })

  app.post(path, async (context) => {
    const { store, tablet } = await context.req.parseBody()
    const country = (await shop.stores.all()).find(({ code }) => code === store)?.country
    const session = typeof store === 'string' ? await sessions.begin(store) : undefined
    if (!session) return context.redirect(path, 303)
    const basePath = storefronts.find((one) => one.country === country)?.basePath ?? ''
    const query = new URLSearchParams({
      sessionId: session.id,
      ...(typeof tablet === 'string' && tablet && { tablet }),
    })
    return context.redirect(`${basePath}/?${query}`, 303)
  })
}
