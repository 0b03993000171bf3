/**
 * Writes the table types from a migrated database: `node database/generate-tables.ts <database url>`.
 * What a jsonb or text column holds is known only to the shop, so those columns are named here.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const translated = 'ColumnType<Translated, string, string>'
const maybeTranslated = 'ColumnType<Translated | null, string | null | undefined, string | null>'
const textsTold = 'ColumnType<Partial<Record<Language, string>>, string | undefined, string>'

/** Columns whose database type says less than the shop knows. jsonb goes in as text: `JSON.stringify`. */
export const columnTypes: Readonly<Record<string, string>> = {
  'brands.story': translated,
  'categories.name': translated,
  'categories.url': translated,
  'categories.description': translated,
  'categories.gender': "'women' | 'men' | 'unisex'",
  'manufacturers.responsible_person':
    'ColumnType<{ name: string; address: string; country?: string; email: string } | null, string | null | undefined, string | null>',
  'size_tables.kind': 'ColumnType<{ key: string; name: Translated } | null, string | null | undefined, string | null>',
  'products.color_family':
    'ColumnType<{ key: string; name: Translated; hex: string } | null, string | null | undefined, string | null>',
  'size_tables.advice': translated,
  'size_tables.rows': 'ColumnType<{ eu: string; us: string; uk: string; cm: string }[], string, string>',
  'products.gender': "'women' | 'men' | 'unisex'",
  'products.name': translated,
  'products.slug': translated,
  'products.description': translated,
  'products.meta_title': maybeTranslated,
  'products.meta_description': maybeTranslated,
  'products.color_name': translated,
  'products.delivery_time': maybeTranslated,
  'products.marketing_label': maybeTranslated,
  'products.care': translated,
  'products.contents': "ColumnType<{ amount: number; unit: 'ml' } | null, string | null | undefined, string | null>",
  'products.tax_class': "Generated<'standard' | 'children' | 'books'>",
  'products.warnings': 'ColumnType<Translated[] | null, string | null | undefined, string | null>',
  'products.sale_label':
    'ColumnType<Partial<Record<Country, string>> | null, string | null | undefined, string | null>',
  'products.properties': 'ColumnType<{ name: Translated; options: Translated[] }[], string, string>',
  'products.footwear':
    'ColumnType<{ upper: string[]; lining: string[]; sole: string[] } | null, string | null | undefined, string | null>',
  'products.picture_details':
    'ColumnType<Record<string, { alt?: Partial<Record<Language, string>>; focus?: [number, number] }> | null, string | null | undefined, string | null>',
  'products.textile':
    'ColumnType<{ part: Translated; fibres: { fibre: string; percent: number }[] }[] | null, string | null | undefined, string | null>',
  'measured_browsers.browser': 'ColumnType<MeasuredBrowser, string, string>',
  'measured_browsers.measurer': 'Measurer',
  'product_passports.repair': textsTold,
  'product_passports.recycling': textsTold,
  'product_relations.kind': "'complementary' | 'maintenance'",
  'planned_prices.currency': 'Currency',
  'planned_prices.store_code': 'StorefrontCode',
  'article_costs.currency': 'Currency',
  'article_sales_days.currency': 'Currency',
  'article_sales_days.store_code': 'StorefrontCode',
  'sales_days.currency': 'Currency',
  'sales_days.store_code': 'StorefrontCode',
  'sales_days_to_count.store_code': 'StorefrontCode',
  'prices.store_code': 'StorefrontCode',
  'prices.currency': 'Currency',
  'price_history.store_code': 'StorefrontCode',
  'stock_locations.kind': "'distribution-centre' | 'store'",
  'stock_locations.country': 'Country',
  'stock_locations.local_names': 'ColumnType<LocalNames | null, string | null | undefined, string | null>',
  'stock_locations.opening_hours': 'ColumnType<OpeningHours | null, string | null | undefined, string | null>',
  'stock_locations.told_hours': 'ColumnType<OpeningHours | null, string | null | undefined, string | null>',
  'stock_locations.planned_hours':
    'ColumnType<{ from: string; days: WeekHours }[] | null, string | null | undefined, string | null>',
  // A view, of which PostgreSQL doesn't say that nothing in it is ever absent.
  'sellable_stock.variant_id': 'string',
  'sellable_stock.location_code': 'string',
  'sellable_stock.available': 'number',
  'stock_movements.kind': "'count' | 'sale' | 'release' | 'reservation' | 'reservation-end' | 'correction' | 'return'",
  'list_arrangements.steps':
    "ColumnType<({ kind: 'newest' | 'best-sellers' | 'most-sizes' | 'reduced-first' | 'reduced-last' } | { kind: 'brand'; brand: string })[], string, string>",
  'list_arrangements.pins': 'ColumnType<{ sku: string; place: number }[], string, string>',
  'list_arrangements.buried': 'ColumnType<string[], string, string>',
  'search_synonyms.language': 'Language',
  'search_redirects.store_code': 'StorefrontCode',
  'search_terms.store_code': 'StorefrontCode',
  'funnel_days.store_code': 'StorefrontCode',
  'url_records.store_code': 'StorefrontCode',
  'url_records.page_type': "'product' | 'category' | 'brand' | 'plp'",
  'url_records.filters':
    'ColumnType<{ name: string; values: string[] }[] | null, string | null | undefined, string | null>',
  'redirects.store_code': 'StorefrontCode',
  'carts.store_code': 'StorefrontCode',
  'cart_lines.type': "Generated<'product' | 'promotion' | 'custom' | 'saved'>",
  'care_reminders.outcome': "'sent' | 'dropped' | null",
  'repair_requests.currency': 'Currency',
  'repair_requests.state': "'new' | 'received' | 'in-work' | 'ready' | 'collected' | 'refused' | 'cancelled'",
  'repair_requests.way': "'bring' | 'post'",
  'addresses.country': 'Country',
  'addresses.salutation': "'mr' | 'mrs' | null",
  'addresses.custom_fields': 'ColumnType<Record<string, string>, string | undefined, string>',
  'contexts.store_code': 'StorefrontCode',
  'customers.store_code': 'StorefrontCode',
  'customers.language': 'Language',
  'customers.salutation': "'mr' | 'mrs' | null",
  'customers.custom_fields': 'ColumnType<{ stores?: string[]; lookbooks?: string[] }, string | undefined, string>',
  'orders.store_code': 'StorefrontCode',
  'orders.language': 'Language',
  'imported_reviews.source': "'trusted-shops'",
  'imported_reviews.store_code': 'StorefrontCode',
  'imported_reviews.state': "Generated<'published' | 'declined'>",
  'imported_reviews.decline_reason': "'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null",
  'product_reviews.store_code': 'StorefrontCode',
  'product_reviews.language': 'Language',
  'product_reviews.fit': "'small' | 'normal' | 'large' | null",
  'product_reviews.state': "'waiting' | 'published' | 'declined'",
  'product_reviews.decline_reason': "'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null",
  'orders.currency': 'Currency',
  'orders.billing_address': 'ColumnType<StoredAddress, string, string>',
  'orders.shipping_address': 'ColumnType<StoredAddress, string, string>',
  'orders.delivery_date': 'ColumnType<StoredDeliveryDate | null, string | null | undefined, string | null>',
  'orders.takes_off':
    'ColumnType<{ pieces: { position: number; quantity: number }[]; author: { id: string; name: string } } | null, string | null | undefined, string | null>',
  'orders.tax_groups': 'ColumnType<{ rate: number; gross: number; tax: number }[], string, string>',
  'staff_sign_ins.purpose': "'log-in' | 'prove' | 'begin'",
  'staff_members.language': "'nl' | 'de' | 'fr' | 'en'",
  'staff_members.roles': 'ColumnType<string[], string[], string[]>',
  'staff_members.store_codes': 'ColumnType<StorefrontCode[] | null, string[] | null | undefined, string[] | null>',
  'staff_members.state': "'invited' | 'active' | 'suspended'",
  'shop_events.data': 'ColumnType<Record<string, unknown>, string, string>',
  'webhook_endpoints.state': "'active' | 'paused'",
  'webhook_deliveries.state': "Generated<'waiting' | 'delivered' | 'failed'>",
  'staff_api_keys.store_codes': 'ColumnType<StorefrontCode[] | null, string[] | null | undefined, string[] | null>',
  'staff_approvals.state': "'waiting' | 'approved' | 'declined' | 'withdrawn'",
  'staff_approvals.store_code': 'StorefrontCode | null',
  'staff_approvals.request': 'ColumnType<unknown, string, string>',
  'staff_approvals.shown': 'ColumnType<Record<string, unknown>, string, string>',
  'customer_challenges.purpose': "'log-in' | 'add'",
  'staff_challenges.purpose': "'log-in' | 'prove' | 'add' | 'begin'",
  'staff_audit.before': 'ColumnType<unknown, string | null | undefined, string | null>',
  'staff_audit.after': 'ColumnType<unknown, string | null | undefined, string | null>',
  'gift_card_sales.store_code': 'StorefrontCode',
  'gift_card_sales.currency': 'Currency',
  'gift_card_sales.state': "'open' | 'paid' | 'failed'",
  'gift_cards.store_code': 'StorefrontCode',
  'gift_cards.currency': 'Currency',
  'gift_card_movements.kind': "'sold' | 'reserved' | 'released' | 'redeemed' | 'refunded' | 'adjusted'",
  'gift_card_payments.state': "'reserved' | 'released' | 'redeemed'",
  'orders.state': "'open' | 'paid' | 'failed' | 'cancelled'",
  'order_lines.type': "'article' | 'delivery' | 'transaction_costs' | 'discount'",
  'payments.status': "'created' | 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'",
  'payments.currency': 'Currency',
  'payments.bank_transfer': 'ColumnType<StoredBankTransfer | null, string | null | undefined, string | null>',
  'mail_outbox.language': 'Language',
  'mail_outbox.attachments':
    'ColumnType<{ filename: string; contentType: string; content: string }[], string | undefined, string>',
  'push_requests.store_code': 'StorefrontCode',
  'push_requests.kind': "'back_in_stock' | 'coming_soon' | 'order'",
  'reservations.store_code': 'StorefrontCode',
  'reservations.arrival': "'coming' | 'here' | null",
  'store_pickups.arrival': "'coming' | 'here' | null",
  'reservations.state': "Generated<'held' | 'cancelled' | 'expired' | 'collected'>",
  'staff_messages.state': "Generated<'sent' | 'taken' | 'done' | 'cancelled' | 'expired'>",
  'stock_alerts.store_code': 'StorefrontCode',
  'stock_alerts.kind': "'back_in_stock' | 'coming_soon'",
  'mail_outbox.headers': 'ColumnType<Record<string, string>, string | undefined, string>',
  'returns.way': "'post' | 'store'",
  'refunds.reason': "'cancelled' | 'returned' | 'missing' | 'removed' | 'goodwill'",
  'order_changes.kind':
    "'address' | 'cancelled' | 'pieces-removed' | 'refunded' | 'voucher' | 'mail' | 'size' | 'exchanged' | 'returned' | 'added' | 'pieces-kept'",
  'return_inspections.reason':
    "'too-small' | 'too-large' | 'not-as-expected' | 'damaged' | 'wrong-article' | 'changed-mind' | 'unknown'",
  'return_inspections.condition': "'as-new' | 'marked' | 'damaged' | 'incomplete'",
  'order_changes.detail': 'ColumnType<Record<string, unknown>, string | undefined, string>',
  'refunds.pieces': 'ColumnType<[number, number][], string, string>',
  'refunds.currency': 'Currency',
  'invoices.kind': "'invoice' | 'credit-note'",
  'invoices.store_code': 'StorefrontCode',
  'invoices.currency': 'Currency',
  'invoices.content': 'ColumnType<StoredInvoice, string, string>',
  'newsletter_members.store_code': 'StorefrontCode',
  'newsletter_members.language': 'Language',
  'newsletter_members.country': 'Country',
  'newsletter_members.salutation': "'mr' | 'mrs' | null",
  'review_photographs.state': "Generated<'waiting' | 'published' | 'declined'>",
  'review_photographs.decline_reason': "'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null",
  'review_ratings.store_code': 'StorefrontCode',
  'review_reads.source': "'trusted-shops'",
  'newsletter_members.left_because': "'unsubscribed' | 'complained' | 'bounced' | null",
  'newsletter_members.status': "'pending' | 'subscribed' | 'unsubscribed'",
  'newsletter_members.source': "'website' | 'webshop' | 'loyalty' | 'loyalty_store'",
  'consents.purpose': "'newsletter' | 'terms' | 'marketing-cookies'",
  'consents.decision': "'asked' | 'given' | 'refused' | 'withdrawn'",
  'consents.store_code': 'StorefrontCode',
  'consents.language': 'Language',
  'withdrawals.store_code': 'StorefrontCode',
  'withdrawals.language': 'Language',
  'withdrawals.items': "ColumnType<string[] | 'all', string, string>",
  'withdrawals.channel': "'guest' | 'account' | 'mail-link'",
  'vouchers.store_code': 'StorefrontCode',
  'vouchers.currency': 'Currency',
  'vouchers.status': "'announced' | 'issued' | 'reserved' | 'redeemed' | 'expired' | 'void'",
  'job_notes.data': 'ColumnType<unknown, string, string>',
  'imports.kind':
    "'products' | 'prices' | 'costs' | 'passports' | 'stock' | 'stores' | 'redirects' | 'promotions' | 'customers' | 'reviews'",
  'imports.mode': "'full' | 'delta'",
  'imports.status': "'staging' | 'planning' | 'waiting' | 'applying' | 'applied' | 'refused' | 'undoing' | 'undone'",
  'imports.pressed': 'ColumnType<unknown, string | null | undefined, string | null>',
  'imports.mapping': 'ColumnType<unknown, string | null | undefined, string | null>',
  'imports.counts': 'ColumnType<Record<string, number>, string | undefined, string>',
  'imports.reasons': 'ColumnType<string[], string | undefined, string>',
  'imports.reason_messages': 'ColumnType<StoredMessage[], string | undefined, string>',
  'import_rows.action': "'created' | 'changed' | 'unchanged' | 'withdrawn' | 'refused' | null",
  'import_rows.cells': 'ColumnType<Record<string, string> | null, string | null, string | null>',
  'import_rows.problems':
    'ColumnType<(StoredMessage & { column: string | null })[] | null, string | null | undefined, string | null>',
  'import_rows.left_message': 'ColumnType<StoredMessage | null, string | null | undefined, string | null>',
  'import_rows.before': 'ColumnType<unknown, string | null | undefined, string | null>',
  'import_rows.after': 'ColumnType<unknown, string | null | undefined, string | null>',
  'promotions.name': translated,
  'promotions.benefit': 'ColumnType<StoredBenefit, string, string>',
  'promotions.minimum': 'ColumnType<Partial<Record<Currency, number>>, string | undefined, string>',
  'loyalty_entries.type': "'signup' | 'opening' | 'earn' | 'release' | 'reverse' | 'convert' | 'adjust'",
  'loyalty_entries.state': "'pending' | 'available'",
  'settings_versions.document': 'ColumnType<unknown, string, string>',
}

const header = `// Written by database/generate-tables.ts from the migrated database.
import type { ColumnType } from 'kysely'
import type { LocalNames } from '#kernel/local-names.ts'
import type { MeasuredBrowser, Measurer } from '#kernel/measured-browser.ts'
import type { OpeningHours, WeekHours } from '#kernel/opening-hours.ts'
import type { Country, Currency, Language, StorefrontCode, Translated } from '#kernel/storefront.ts'

/** An address as an order keeps it: a copy, so that later changes of the customer's never reach it. */
export type StoredAddress = {
  country: Country
  salutation: 'mr' | 'mrs' | null
  firstName: string
  lastName: string
  zipcode: string
  city: string
  street: string
  additionalAddressLine1: string | null
  additionalAddressLine2: string | null
  phoneNumber: string | null
  customFields: Record<string, string>
}

/** When an order arrives, as its shopper read it when ordering. */
export type StoredDeliveryDate = {
  earliest: string
  latest: string
  window: { from: string; to: string } | null
  orderedBy: string
}

/** Where a bank transfer goes, in the provider's words. */
export type StoredBankTransfer = { payee: string | null; iban: string; bic: string | null; reference: string }

/** What an invoice or a credit note says, as it was when it was issued. */
export type StoredInvoice = {
  seller: string[]
  brand?: string
  orderNumber: string
  orderedAt: string
  suppliedAt: string
  paymentMethod: string
  buyer: StoredAddress
  destination: Country
  lines: {
    type: 'article' | 'delivery' | 'transaction_costs' | 'discount'
    sku: string
    name: string
    color: string | null
    size: string | null
    quantity: number
    unitPrice: number
    discount: number
    gross: number
    rate: number
  }[]
  taxes: { rate: number; gross: number; tax: number }[]
  discountNames?: readonly string[]
  corrects: { number: string; issuedAt: string } | null
  without: string[]
}

/** What an import says, by its key and what fills its blanks, beside its English. */
export type StoredMessage = { sentence: string; key?: string; values?: Record<string, string | number> }

/** What a promotion takes off, as it was handed over; amounts by currency. */
export type StoredBenefit =
  | { kind: 'percentage'; rate: number }
  | { kind: 'amount'; amounts: Partial<Record<Currency, number>> }
  | { kind: 'free-shipping' }
  | { kind: 'bundle'; pieces: number; reduced: number; rate: number }
`

/** The text of `tables.ts` for the database behind the URL. */
export function generateTables(url: string): string {
  const overrides = { columns: columnTypes }
  const generated = execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${url}`,
      '--date-parser=string',
      '--default-schema=public',
      '--include-pattern=public.*',
      '--exclude-pattern=schema_migrations',
      '--type-mapping={"int8":"number"}',
      `--overrides=${JSON.stringify(overrides)}`,
      '--print',
    ],
    { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const body = generated
    .slice(generated.indexOf('export type Generated'))
    .replace('export interface DB {', 'export interface Tables {')
  return execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=database/tables.ts'], {
    input: header + body,
    encoding: 'utf8',
  })
}

if (import.meta.main) {
  const url = process.argv[2] ?? process.env.DATABASE_URL
  if (!url) throw new Error('Say which migrated database to read: node database/generate-tables.ts <database url>')
  writeFileSync('database/tables.ts', generateTables(url))
}
