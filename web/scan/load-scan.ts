import { redirect } from 'react-router'
import { gtinOfScan, longestScan } from '#kernel/scanned-code.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { toOwnSpelling } from '#web/own-spelling.ts'
import { pageSeo, routeAlternates } from '#web/seo/seo.ts'
import { scannedAddress } from './scanned-address.ts'

const storesDocument = graphql(`
  query StoresToScanIn {
    stores { code title city }
  }
`)

const sizeDocument = graphql(`
  query SizeOfGtin($gtin: String!) {
    sizeOfGtin(gtin: $gtin) { sku size isOneSize brand name url }
  }
`)

export type ScanData = Exclude<Awaited<ReturnType<typeof loadScan>>, Response>

/** A code leads to its product, with the size and the store behind `#`; the page says why where it leads nowhere. */
export async function loadScan(scope: PersonalScope) {
  toOwnSpelling(scope, 'scan')
  const { api, t, url } = scope
  const { stores } = scope.deviceOffers?.scan ? await api(storesDocument) : { stores: [] }
  if (stores.length === 0) return notFound(scope)
  const wanted = url.searchParams.get('store') ?? scope.store
  const store = stores.find(({ code }) => code === wanted)?.code
  const code = url.searchParams.get('code')?.slice(0, longestScan)
  return {
    code: code ?? '',
    error: code === undefined ? undefined : await sentenceOf(scope, code, store),
    store: store ?? '',
    stores: stores.map(({ code, title, city }) => ({
      code,
      name: title.includes(city) ? title : `${title}, ${city}`,
    })),
    seo: pageSeo(scope, {
      title: `${t('search.scan')} | ${scope.shopName}`,
      robots: 'noindex,nofollow',
      alternates: routeAlternates(scope.publicUrl, 'scan'),
    }),
  }
}

/** Why a code leads to no product. @throws the way to it where there is one */
async function sentenceOf({ api, t }: PersonalScope, code: string, store: string | undefined): Promise<string> {
  const read = gtinOfScan(code)
  if ('problem' in read) return t(`scan.problem_${read.problem}`)
  const { sizeOfGtin: found } = await api(sizeDocument, { gtin: read.gtin })
  if (!found) return t('scan.unknown', { code: read.gtin.replace(/^0(?=\d{13}$)/, '') })
  const { url, sku: size, brand, name } = found
  if (!url) return t('scan.withdrawn', { name: `${brand} ${name}` })
  throw redirect(scannedAddress(url, { size, store }), { headers: { 'Cache-Control': 'no-store' } })
}
