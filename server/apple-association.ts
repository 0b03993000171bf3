import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import { appleAssociationOf } from './shop-folder.ts'

/** Where Apple looks whether a shop may open Apple Pay's sheet on this domain. */
export const appleAssociationPath = '/.well-known/apple-developer-merchantid-domain-association'

/**
 * The file from the shop's folder, as Mollie gave it; not found where there is none. It is there before Apple Pay is switched on: Mollie
 * and Apple look for it first.
 */
export function mountAppleAssociation(app: Hono, shopFolder: string): void {
  app.get(appleAssociationPath, async (context) => {
    const file = await readFile(appleAssociationOf(shopFolder)).catch(() => undefined)
    return file
      ? context.body(new Uint8Array(file), 200, {
          'Content-Type': 'text/plain',
          'Cache-Control': 'public, max-age=300',
        })
      : context.notFound()
  })
}
