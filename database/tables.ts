// Written by database/generate-tables.ts from the migrated database.
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
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface Addresses {
  additional_address_line1: string | null
  additional_address_line2: string | null
  city: string
  country: Country
  created_at: Generated<Timestamp>
  custom_fields: ColumnType<Record<string, string>, string | undefined, string>
  customer_id: string | null
  first_name: string
  id: Generated<string>
  last_name: string
  phone_number: string | null
  salutation: 'mr' | 'mrs' | null
  street: string
  zipcode: string
}

export interface ArticleCosts {
  cost: number
  currency: Currency
  holds_from: Generated<string>
  holds_until: Generated<string>
  since: string
  sku: string
}

export interface ArticleSalesDays {
  currency: Currency
  day: string
  kept_net: number
  pieces: number
  product_sku: string | null
  returned: number
  revenue: number
  sku: string
  store_code: StorefrontCode
}

export interface Brands {
  id: Generated<string>
  key: string
  name: string
  slug: string
  story: ColumnType<Translated, string, string>
}

export interface CaptchaAnswers {
  ends_at: Timestamp
  key: Buffer
}

export interface CaptchaSecret {
  only_one: Generated<boolean>
  secret: string
}

export interface Captures {
  amount: number
  captured_at: Timestamp | null
  created_at: Timestamp
  order_id: string
  parcel_id: string
}

export interface CareReminders {
  id: Generated<string>
  member_id: string
  order_id: string
  outcome: 'sent' | 'dropped' | null
  planned_at: Timestamp
  position: number
  rule: string
  season: string
  settled_at: Timestamp | null
}

export interface CareRounds {
  cursor: string | null
  day: string
  finished_at: Timestamp | null
  only_one: Generated<boolean>
}

export interface CartLines {
  added_at: Generated<Timestamp>
  cart_id: string
  id: Generated<string>
  price_when_added: number
  quantity: number
  referenced_id: string
  type: Generated<'product' | 'promotion' | 'custom' | 'saved'>
}

export interface Carts {
  copied_from: string | null
  created_at: Generated<Timestamp>
  id: Generated<string>
  store_code: StorefrontCode
  updated_at: Generated<Timestamp>
}

export interface Categories {
  description: ColumnType<Translated, string, string>
  gender: 'women' | 'men' | 'unisex'
  id: Generated<string>
  key: string
  level: number
  name: ColumnType<Translated, string, string>
  parent_id: string | null
  position: number
  url: ColumnType<Translated, string, string>
}

export interface ClubEmails {
  email_hash: Buffer
  left_at: Timestamp
}

export interface Consents {
  at: Timestamp
  customer_id: string | null
  decision: 'asked' | 'given' | 'refused' | 'withdrawn'
  form: string
  id: Generated<number>
  language: Language
  purpose: 'newsletter' | 'terms' | 'marketing-cookies'
  store_code: StorefrontCode
  subject: Buffer
  wording_version: string
}

export interface ContentEdits {
  document_id: string
  head: number
  publish_at: Timestamp | null
  published: number | null
  scheduled: number | null
  scheduled_by: string | null
  take_off_at: Timestamp | null
  taken_off: Generated<boolean>
}

export interface ContentPreviews {
  documents: string
  draft: string
  expires_at: Timestamp
  is_overlay: Generated<boolean>
  ref: string
  token_hash: Buffer
}

export interface ContentPublications {
  documents: string | null
  position: Generated<number>
  published_at: Timestamp
  ref: string
}

export interface ContentVersions {
  document: string
  document_id: string
  id: Generated<number>
  published_at: Timestamp | null
  saved_at: Timestamp
  saved_by: string
}

export interface Contexts {
  billing_address_id: string | null
  cart_id: string | null
  created_at: Generated<Timestamp>
  customer_id: string | null
  email: string | null
  expires_at: Timestamp
  gift_card_id: string | null
  id: Generated<string>
  last_order_id: string | null
  payment_method: string | null
  recovered: Generated<boolean>
  shipping_address_id: string | null
  shipping_method: string | null
  store_code: StorefrontCode
  token_hash: Buffer
  updated_at: Generated<Timestamp>
}

export interface CustomerChallenges {
  challenge_hash: Buffer
  customer_id: string | null
  expires_at: Timestamp
  purpose: 'log-in' | 'add'
}

export interface CustomerLoginSteps {
  customer_id: string
  expires_at: Timestamp
  token_hash: Buffer
}

export interface CustomerPasskeys {
  counter: number
  created_at: Timestamp
  customer_id: string
  id: string
  name: string
  public_key: Buffer
  transports: string[]
  used_at: Timestamp | null
}

export interface CustomerRecoveryCodes {
  code_hash: Buffer
  customer_id: string
}

export interface Customers {
  active_at: Generated<Timestamp>
  birthday: string | null
  created_at: Timestamp
  custom_fields: ColumnType<{ stores?: string[]; lookbooks?: string[] }, string | undefined, string>
  default_billing_address_id: string | null
  default_shipping_address_id: string | null
  email: string
  email_confirmed_at: Timestamp | null
  email_token: string
  first_name: string
  id: Generated<string>
  language: Language
  last_name: string
  newsletter: Generated<boolean>
  number: string
  password_hash: string | null
  salutation: 'mr' | 'mrs' | null
  store_code: StorefrontCode
  updated_at: Timestamp
  warned_at: Timestamp | null
}

export interface CustomerSecondFactors {
  code_secret: Buffer | null
  code_step: number | null
  customer_id: string
  pending_secret: Buffer | null
  pending_until: Timestamp | null
  since: Timestamp | null
}

export interface CustomerSessions {
  context_id: string | null
  created_at: Timestamp
  customer_id: string
  device: string
  expires_at: Timestamp
  id: Generated<string>
  seen_at: Timestamp
  token_hash: Buffer
}

export interface DataLinks {
  email: string
  expires_at: Timestamp
  hash: Buffer
}

export interface EmailLinks {
  customer_id: string
  email: string
  expires_at: Timestamp
  hash: Buffer
}

export interface FeedPositions {
  feed: string
  position: string
}

export interface FunnelDays {
  addresses: number | null
  carts: number | null
  day: string
  orders: number | null
  paid: number | null
  product_views: Generated<number>
  store_code: StorefrontCode
}

export interface GiftCardMovements {
  balance: number
  created_at: Timestamp
  gift_card_id: string
  id: Generated<number>
  kind: 'sold' | 'reserved' | 'released' | 'redeemed' | 'refunded' | 'adjusted'
  order_id: string | null
  owed: number
  reason: string | null
  refund_id: string | null
}

export interface GiftCardPayments {
  amount: number
  gift_card_id: string
  order_id: string
  refunded: Generated<number>
  state: 'reserved' | 'released' | 'redeemed'
}

export interface GiftCards {
  balance: Generated<number>
  blocked_at: Timestamp | null
  code_hash: Buffer
  code_sealed: Buffer
  created_at: Timestamp
  currency: Currency
  ending: string
  id: Generated<string>
  mail_at: Timestamp
  mailed_at: Timestamp | null
  owed: Generated<number>
  sale_id: string
  store_code: StorefrontCode
  valid_until: string
}

export interface GiftCardSales {
  amount: number
  checkout_url: string | null
  created_at: Timestamp
  currency: Currency
  finish_url: string
  giver_email: string
  giver_first_name: string
  giver_last_name: string
  id: Generated<string>
  mail_at: Timestamp
  message: string
  method: string
  paid_at: Timestamp | null
  provider_id: string | null
  receiver_email: string
  receiver_name: string
  reference: string
  request_key: string
  state: 'open' | 'paid' | 'failed'
  store_code: StorefrontCode
  valid_years: number
}

export interface GiftReceipts {
  code: string
  created_at: Timestamp
  order_id: string
}

export interface ImportedReviews {
  author: string
  decided_at: Timestamp | null
  decline_reason: 'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null
  external_id: string
  id: Generated<string>
  is_removed: Generated<boolean>
  is_verified: boolean | null
  language: string
  product_id: string
  product_reference: string
  reply: string | null
  source: 'trusted-shops'
  stars: number
  state: Generated<'published' | 'declined'>
  store_code: StorefrontCode
  text: string
  title: string
  written_at: Timestamp
}

export interface ImportRows {
  action: 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'refused' | null
  after: ColumnType<unknown, string | null | undefined, string | null>
  before: ColumnType<unknown, string | null | undefined, string | null>
  cells: ColumnType<Record<string, string> | null, string | null, string | null>
  import_id: number
  left_because: string | null
  left_message: ColumnType<StoredMessage | null, string | null | undefined, string | null>
  line: number | null
  place: string | null
  position: number
  problems: ColumnType<(StoredMessage & { column: string | null })[] | null, string | null | undefined, string | null>
  product_id: string | null
  variant_id: string | null
}

export interface Imports {
  applied_at: Timestamp | null
  approved_by: string | null
  counted_at: Timestamp
  counts: ColumnType<Record<string, number>, string | undefined, string>
  cursor: Generated<number>
  file_name: string
  file_path: string
  id: Generated<number>
  kind:
    | 'products'
    | 'prices'
    | 'costs'
    | 'passports'
    | 'stock'
    | 'stores'
    | 'redirects'
    | 'promotions'
    | 'customers'
    | 'reviews'
  mapping: ColumnType<unknown, string | null | undefined, string | null>
  mode: 'full' | 'delta'
  plan_only: Generated<boolean>
  planned_at: Timestamp | null
  pressed: ColumnType<unknown, string | null | undefined, string | null>
  reason_messages: ColumnType<StoredMessage[], string | undefined, string>
  reasons: ColumnType<string[], string | undefined, string>
  sha256: string
  started_at: Timestamp
  started_by: string
  started_by_member: string | null
  status: 'staging' | 'planning' | 'waiting' | 'applying' | 'applied' | 'refused' | 'undoing' | 'undone'
  undone_at: Timestamp | null
  undone_by: string | null
}

export interface InStoreSessions {
  begun_at: Timestamp
  begun_by: string | null
  closed_at: Timestamp | null
  ended_at: Timestamp | null
  ends_at: Timestamp
  family: Generated<string>
  id_hash: Buffer
  location_code: string
  replaced: Generated<boolean>
  tablet: string | null
}

export interface Invoices {
  content: ColumnType<StoredInvoice, string, string>
  currency: Currency
  id: Generated<string>
  issued_at: Timestamp
  kind: 'invoice' | 'credit-note'
  number: string
  order_id: string
  refund_id: string | null
  sequence: number
  series: string
  store_code: StorefrontCode
  total: number
  year: number
}

export interface InvoiceSeries {
  last: number
  series: string
  year: number
}

export interface JobNotes {
  created_at: Generated<Timestamp>
  data: ColumnType<unknown, string, string>
  email: string
  id: Generated<string>
}

export interface ListArrangements {
  buried: ColumnType<string[], string, string>
  category_key: string
  changed_at: Timestamp
  changed_by: string
  pins: ColumnType<{ sku: string; place: number }[], string, string>
  steps: ColumnType<
    (
      | { kind: 'newest' | 'best-sellers' | 'most-sizes' | 'reduced-first' | 'reduced-last' }
      | { kind: 'brand'; brand: string }
    )[],
    string,
    string
  >
  store_code: Generated<string>
  version: Generated<number>
}

export interface LoyaltyEntries {
  at: Timestamp
  customer_id: string
  given_by: string | null
  id: Generated<number>
  idempotency_key: string | null
  order_id: string | null
  points: number
  reason: string | null
  state: 'pending' | 'available'
  type: 'signup' | 'opening' | 'earn' | 'release' | 'reverse' | 'convert' | 'adjust'
  voucher_id: string | null
}

export interface MailOutbox {
  about: string | null
  attachments: ColumnType<{ filename: string; contentType: string; content: string }[], string | undefined, string>
  attempts: Generated<number>
  claimed_until: Timestamp | null
  created_at: Timestamp
  headers: ColumnType<Record<string, string>, string | undefined, string>
  html: string
  id: Generated<string>
  key: string
  language: Language
  last_error: string | null
  recipient: string
  sent_at: Timestamp | null
  subject: string
  text: string
}

export interface Manufacturers {
  address: string
  country: string | null
  email: string
  id: Generated<string>
  key: string
  name: string
  responsible_person: ColumnType<
    { name: string; address: string; country?: string; email: string } | null,
    string | null | undefined,
    string | null
  >
}

export interface MeasuredBrowsers {
  browser: ColumnType<MeasuredBrowser, string, string>
  consented_at: Timestamp
  context_id: string | null
  measurer: Measurer
  order_id: string
  purchase_told_at: Timestamp | null
  told_refunds: Generated<string[]>
}

export interface NewsletterMembers {
  address: string | null
  asked_at: Timestamp
  birthday: string | null
  branchcode: string | null
  city: string | null
  confirm_expires_at: Timestamp | null
  confirm_hash: Buffer | null
  confirm_sent_at: Timestamp | null
  confirmed_at: Timestamp | null
  country: Country
  created_at: Timestamp
  email: string
  first_name: string
  house_number: string | null
  id: Generated<string>
  language: Language
  last_name: string
  left_because: 'unsubscribed' | 'complained' | 'bounced' | null
  newsletter_id: number
  newsletter_language: string
  salutation: 'mr' | 'mrs' | null
  settings_token: string
  source: 'website' | 'webshop' | 'loyalty' | 'loyalty_store'
  status: 'pending' | 'subscribed' | 'unsubscribed'
  store_code: StorefrontCode
  unsubscribed_at: Timestamp | null
  updated_at: Timestamp
  wording_version: string
}

export interface OrderChanges {
  changed_at: Timestamp
  detail: ColumnType<Record<string, unknown>, string | undefined, string>
  id: Generated<string>
  idempotency_key: string
  kind:
    | 'address'
    | 'cancelled'
    | 'pieces-removed'
    | 'refunded'
    | 'voucher'
    | 'mail'
    | 'size'
    | 'exchanged'
    | 'returned'
    | 'added'
    | 'pieces-kept'
  order_id: string
  staff_id: string
  staff_name: string
}

export interface OrderLines {
  brand: string | null
  color: string | null
  discount: Generated<number>
  ean: string | null
  id: Generated<string>
  image: string | null
  name: string
  order_id: string
  position: number
  product_sku: string | null
  quantity: number
  regular_price: number
  size: string | null
  sku: string
  tax: number
  tax_rate: number
  total: number
  type: 'article' | 'delivery' | 'transaction_costs' | 'discount'
  unit_price: number
}

export interface OrderNoteReads {
  member_id: string
  note_id: string
  read_at: Timestamp
}

export interface OrderNotes {
  author_id: string
  author_name: string
  created_at: Timestamp
  id: Generated<string>
  idempotency_key: string
  mentions: Generated<string[]>
  order_id: string
  text: string
}

export interface Orders {
  addition_to: string | null
  allocated_at: Timestamp | null
  billing_address: ColumnType<StoredAddress, string, string>
  cancelled_at: Timestamp | null
  cart_id: string
  comment: string | null
  costs_total: Generated<number>
  created_at: Timestamp
  currency: Currency
  customer_id: string | null
  deep_link_code: string
  delivered_at: Timestamp | null
  delivery_date: ColumnType<StoredDeliveryDate | null, string | null | undefined, string | null>
  discount_total: Generated<number>
  email: string
  erasure_asked_at: Timestamp | null
  exchange_of: string | null
  gift_card_amount: Generated<number>
  gift_card_ending: string | null
  gift_card_id: string | null
  id: Generated<string>
  language: Language
  newsletter: Generated<boolean>
  number: string
  packed_at: Timestamp | null
  paid_at: Timestamp | null
  pay_by: Timestamp | null
  payment_method: string
  picked_at: Timestamp | null
  placed_by: string | null
  return_days: Generated<number>
  shipped_at: Timestamp | null
  shipping_address: ColumnType<StoredAddress, string, string>
  shipping_method: string
  shipping_total: number
  state: 'open' | 'paid' | 'failed' | 'cancelled'
  stock_claimed: boolean
  store_code: StorefrontCode
  subtotal: number
  takes_off: ColumnType<
    { pieces: { position: number; quantity: number }[]; author: { id: string; name: string } } | null,
    string | null | undefined,
    string | null
  >
  tax_groups: ColumnType<{ rate: number; gross: number; tax: number }[], string, string>
  tax_total: number
  terms_accepted_at: Timestamp
  total: number
  track_trace_url: string | null
  version: Generated<number>
  withdrawal_read_at: Timestamp
}

export interface PackingWaveOrders {
  open: Generated<boolean>
  order_id: string
  wave_id: string
}

export interface PackingWaves {
  closed_at: Timestamp | null
  created_at: Timestamp
  created_by: string
  id: Generated<string>
  idempotency_key: string
  name: string
}

export interface ParcelLabels {
  cancel_tried_at: Timestamp | null
  cancelled_at: Timestamp | null
  carrier: string
  id: Generated<string>
  made_at: Timestamp
  order_id: string
  pdf: Buffer | null
  receiver_digest: Buffer
  reference: string
  shipment: string
  tracking_code: string
  tracking_url: string | null
}

export interface ParcelLines {
  parcel_id: string
  position: number
  quantity: number
}

export interface Parcels {
  carrier: string
  delivered_at: Timestamp | null
  id: Generated<string>
  key: string
  order_id: string
  shipped_at: Timestamp
  tracking_code: string | null
  tracking_url: string | null
}

export interface PasswordLinks {
  customer_id: string
  expires_at: Timestamp
  hash: Buffer
}

export interface Payments {
  amount: number
  attempt: number
  bank_transfer: ColumnType<StoredBankTransfer | null, string | null | undefined, string | null>
  checkout_url: string | null
  created_at: Timestamp
  currency: Currency
  error_url: string
  expires_at: Timestamp | null
  failure_reason: string | null
  finish_url: string
  id: Generated<string>
  method: string
  order_id: string
  provider_id: string | null
  refund_by_hand: Generated<number>
  refund_by_hand_done_at: Timestamp | null
  refund_due: Generated<boolean>
  refunded_at: Timestamp | null
  status: 'created' | 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'
  updated_at: Timestamp
}

export interface PictureFeatures {
  features: Buffer | null
  measured_at: Timestamp
  problem: string | null
  reference: string
  version: string
}

export interface Pictures {
  attempts: Generated<number>
  changed_at: Timestamp
  due_at: Timestamp | null
  format: string | null
  hash: string | null
  height: number | null
  problem: string | null
  reference: string
  width: number | null
}

export interface PlannedPrices {
  currency: Currency
  price: number
  regular_price: number | null
  starts_at: Timestamp
  store_code: StorefrontCode
  variant_id: string
}

export interface PriceHistory {
  id: Generated<number>
  price: number
  store_code: StorefrontCode
  valid_from: Timestamp
  variant_id: string
}

export interface Prices {
  currency: Currency
  price: number
  prior_price: number | null
  regular_price: number | null
  store_code: StorefrontCode
  updated_at: Timestamp
  variant_id: string
}

export interface ProductCategories {
  category_id: string
  product_id: string
}

export interface ProductFits {
  kept: number
  learned_at: Timestamp
  product_id: string
  too_large: number
  too_small: number
}

export interface ProductPairs {
  other_id: string
  people: number
  place: number
  product_id: string
  score: number
}

export interface ProductPassports {
  origin: string | null
  product_id: string
  recycled_content: number | null
  recycling: ColumnType<Partial<Record<Language, string>>, string | undefined, string>
  repair: ColumnType<Partial<Record<Language, string>>, string | undefined, string>
  tariff_code: string | null
}

export interface ProductRelations {
  kind: 'complementary' | 'maintenance'
  position: number
  product_id: string
  related_id: string
}

export interface ProductReviews {
  author: string
  comfort: number | null
  decided_at: Timestamp | null
  decline_reason: 'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null
  fit: 'small' | 'normal' | 'large' | null
  helpful: Generated<number>
  helpfulness: Generated<number>
  id: Generated<string>
  is_second: Generated<boolean>
  language: Language
  order_id: string
  product_id: string
  quality: number | null
  replied_at: Timestamp | null
  reply: string | null
  size: string | null
  stars: number
  state: 'waiting' | 'published' | 'declined'
  store_code: StorefrontCode
  text: string
  votes: Generated<number>
  written_at: Timestamp
}

export interface Products {
  active: Generated<boolean>
  brand_id: string
  care: ColumnType<Translated, string, string>
  color_family: ColumnType<
    { key: string; name: Translated; hex: string } | null,
    string | null | undefined,
    string | null
  >
  color_hex: string
  color_key: string
  color_name: ColumnType<Translated, string, string>
  coming_soon_date: Timestamp | null
  contents: ColumnType<{ amount: number; unit: 'ml' } | null, string | null | undefined, string | null>
  created_at: Generated<Timestamp>
  delivery_time: ColumnType<Translated | null, string | null | undefined, string | null>
  described: Generated<string>
  description: ColumnType<Translated, string, string>
  footwear: ColumnType<
    { upper: string[]; lining: string[]; sole: string[] } | null,
    string | null | undefined,
    string | null
  >
  gender: 'women' | 'men' | 'unisex'
  hover_image: string | null
  id: Generated<string>
  images: string[]
  incomplete: Generated<string[]>
  manufacturer_id: string | null
  marketing_label: ColumnType<Translated | null, string | null | undefined, string | null>
  meta_description: ColumnType<Translated | null, string | null | undefined, string | null>
  meta_title: ColumnType<Translated | null, string | null | undefined, string | null>
  name: ColumnType<Translated, string, string>
  on_sale_from: Timestamp | null
  on_sale_until: Timestamp | null
  parent_sku: string
  picture_details: ColumnType<
    Record<string, { alt?: Partial<Record<Language, string>>; focus?: [number, number] }> | null,
    string | null | undefined,
    string | null
  >
  popularity: Generated<number>
  presented_by_sneakers: Generated<boolean>
  properties: ColumnType<{ name: Translated; options: Translated[] }[], string, string>
  release_date: string
  sale_label: ColumnType<Partial<Record<Country, string>> | null, string | null | undefined, string | null>
  shipping_free: Generated<boolean>
  size_table_id: string | null
  sku: string
  slug: ColumnType<Translated, string, string>
  tax_class: Generated<'standard' | 'children' | 'books'>
  textile: ColumnType<
    { part: Translated; fibres: { fibre: string; percent: number }[] }[] | null,
    string | null | undefined,
    string | null
  >
  threesixty: Generated<string[]>
  updated_at: Generated<Timestamp>
  video: string | null
  warnings: ColumnType<Translated[] | null, string | null | undefined, string | null>
  withdrawn: Generated<boolean>
}

export interface PromotionClaims {
  held: Generated<boolean>
  order_id: string
  promotion_id: string
}

export interface Promotions {
  active: Generated<boolean>
  benefit: ColumnType<StoredBenefit, string, string>
  brand_slugs: string[] | null
  category_keys: string[] | null
  code: string | null
  exclusive: Generated<boolean>
  full_price_only: Generated<boolean>
  id: Generated<string>
  key: string
  minimum: ColumnType<Partial<Record<Currency, number>>, string | undefined, string>
  most_in_total: number | null
  most_per_shopper: number | null
  name: ColumnType<Translated, string, string>
  priority: Generated<number>
  store_codes: string[] | null
  valid_from: Timestamp | null
  valid_to: Timestamp | null
}

export interface PushKeys {
  created_at: Timestamp
  id: Generated<boolean>
  private_key: Buffer
  public_key: string
}

export interface PushRequests {
  asked_at: Timestamp
  customer_id: string | null
  due_at: Timestamp | null
  id: Generated<string>
  kind: 'back_in_stock' | 'coming_soon' | 'order'
  order_id: string | null
  store_code: StorefrontCode
  subscription_id: string
  variant_id: string | null
  wording_version: string
}

export interface PushSubscriptions {
  auth: string
  created_at: Timestamp
  endpoint: string
  id: Generated<string>
  p256dh: string
}

export interface RateLimits {
  count: number
  ends_at: Timestamp
  key: Buffer
}

export interface Redirects {
  from_path: string
  status: Generated<number>
  store_code: StorefrontCode
  to_path: string
}

export interface Refunds {
  amount: number
  asked_at: Timestamp | null
  by_hand: Generated<number>
  by_hand_done_at: Timestamp | null
  costs: number
  created_at: Timestamp
  currency: Currency
  due_at: Timestamp
  exchange_order_id: string | null
  gift_card_amount: Generated<number>
  id: Generated<string>
  order_id: string
  pieces: ColumnType<[number, number][], string, string>
  provider_amount: Generated<number>
  reason: 'cancelled' | 'returned' | 'missing' | 'removed' | 'goodwill'
  refunded_at: Timestamp | null
  return_id: string | null
  sequence: Generated<number>
}

export interface RepairRequests {
  changed_at: Timestamp
  code: string
  currency: Currency
  days: number
  id: Generated<string>
  idempotency_key: string
  location_code: string
  order_id: string
  position: number
  price: number
  proposed_price: number | null
  reason: string | null
  requested_at: Timestamp
  service: string
  service_name: string
  state: 'new' | 'received' | 'in-work' | 'ready' | 'collected' | 'refused' | 'cancelled'
  text: string
  way: 'bring' | 'post'
}

export interface Reservations {
  arrival: 'coming' | 'here' | null
  arrival_at: Timestamp | null
  email: string
  ended_at: Timestamp | null
  first_name: string
  held_until: Timestamp
  id: Generated<string>
  last_name: string
  location_code: string
  number: string
  put_aside_at: Timestamp | null
  reserved_at: Timestamp
  state: Generated<'held' | 'cancelled' | 'expired' | 'collected'>
  store_code: StorefrontCode
  token: string
  variant_id: string
  wish: string
}

export interface ReturnInspections {
  condition: 'as-new' | 'marked' | 'damaged' | 'incomplete'
  id: Generated<string>
  inspected_at: Timestamp
  position: number
  quantity: number
  reason: 'too-small' | 'too-large' | 'not-as-expected' | 'damaged' | 'wrong-article' | 'changed-mind' | 'unknown'
  restocked_at: string | null
  return_id: string
}

export interface ReturnLines {
  position: number
  quantity: number
  received: number | null
  return_id: string
}

export interface Returns {
  announced_at: Timestamp
  id: Generated<string>
  idempotency_key: string
  label: Buffer | null
  label_code: string | null
  order_id: string
  received_at: Timestamp | null
  received_at_location: string | null
  received_by: string | null
  reference: string
  unannounced: Generated<boolean>
  way: 'post' | 'store'
}

export interface ReviewPhotographs {
  added_at: Timestamp
  arrival: Generated<number>
  decided_at: Timestamp | null
  decline_reason: 'insult' | 'personal' | 'advertising' | 'off-topic' | 'unlawful' | null
  height: number
  id: string
  large: Buffer | null
  review_id: string
  small: Buffer | null
  state: Generated<'waiting' | 'published' | 'declined'>
  width: number
}

export interface ReviewRatings {
  average: number
  count: number
  read_at: Timestamp
  store_code: StorefrontCode
}

export interface ReviewReads {
  all_read_at: Timestamp | null
  channels: string
  import_id: number | null
  read_until: Timestamp | null
  source: 'trusted-shops'
}

export interface ReviewVotes {
  is_helpful: boolean
  review_id: string
  voted_at: Timestamp
  voter: Buffer
}

export interface SalesCounted {
  only_one: Generated<boolean>
  until: Timestamp | null
}

export interface SalesDays {
  currency: Currency
  day: string
  known: number | null
  known_cost: number | null
  known_net: number | null
  orders: number
  pieces: number | null
  refunds: number
  returned: number | null
  revenue: number
  store_code: StorefrontCode
}

export interface SalesDaysToCount {
  day: string
  store_code: StorefrontCode
}

export interface SearchRedirects {
  address: string
  changed_at: Timestamp
  changed_by: string
  id: Generated<string>
  store_code: StorefrontCode
  term: string
}

export interface SearchSynonyms {
  both_ways: boolean
  changed_at: Timestamp
  changed_by: string
  id: Generated<string>
  language: Language
  means: string[]
  term: string
}

export interface SearchTerms {
  people: number
  searches: number
  store_code: StorefrontCode
  term: string
  week: string
  without_result: number
}

export interface SeenPairDays {
  day: string
  networks: number
  other_id: string
  product_id: string
}

export interface SeenPairs {
  other_id: string
  place: number
  product_id: string
  score: number
}

export interface SellableStock {
  available: number
  location_code: string
  variant_id: string
}

export interface SettingsVersions {
  author: string
  created_at: Timestamp
  document: ColumnType<unknown, string, string>
  id: Generated<number>
  note: string | null
}

export interface ShopEvents {
  at: Generated<Timestamp>
  data: ColumnType<Record<string, unknown>, string, string>
  id: Generated<number>
  object_id: string
  object_type: string
  type: string
}

export interface SimilarProducts {
  other_ids: string[]
  product_id: string
  store_codes: string[]
}

export interface SizeTables {
  advice: ColumnType<Translated, string, string>
  id: Generated<string>
  key: string
  kind: ColumnType<{ key: string; name: Translated } | null, string | null | undefined, string | null>
  rows: ColumnType<{ eu: string; us: string; uk: string; cm: string }[], string, string>
}

export interface StaffApiKeys {
  beginning: string
  created_at: Timestamp
  created_by: string
  id: Generated<string>
  key_hash: Buffer
  name: string
  revoked_at: Timestamp | null
  scopes: string[]
  store_codes: ColumnType<StorefrontCode[] | null, string[] | null | undefined, string[] | null>
  used_at: Timestamp | null
}

export interface StaffApprovals {
  action: string
  asked_at: Timestamp
  asked_by: string
  asked_by_name: string
  decided_at: Timestamp | null
  decided_by: string | null
  decided_by_name: string | null
  expires_at: Timestamp
  id: Generated<string>
  object_id: string
  object_name: string
  object_type: string
  permission: string
  reason: string | null
  request: ColumnType<unknown, string, string>
  request_hash: Buffer
  shown: ColumnType<Record<string, unknown>, string, string>
  state: 'waiting' | 'approved' | 'declined' | 'withdrawn'
  store_code: StorefrontCode | null
}

export interface StaffAudit {
  action: string
  address: string | null
  after: ColumnType<unknown, string | null | undefined, string | null>
  at: Timestamp
  before: ColumnType<unknown, string | null | undefined, string | null>
  device: string
  id: Generated<number>
  member_id: string | null
  member_name: string
  object_id: string
  object_name: string
  object_type: string
  press: string | null
}

export interface StaffChallenges {
  challenge_hash: Buffer
  expires_at: Timestamp
  member_id: string | null
  purpose: 'log-in' | 'prove' | 'add' | 'begin'
}

export interface StaffMembers {
  code_secret: Buffer | null
  code_step: number | null
  created_at: Timestamp
  email: string
  id: Generated<string>
  invitation_ends_at: Timestamp | null
  invitation_hash: Buffer | null
  language: 'nl' | 'de' | 'fr' | 'en'
  location_codes: string[] | null
  mention_mails: Generated<boolean>
  name: string
  oidc_issuer: string | null
  oidc_subject: string | null
  password_hash: string | null
  roles: ColumnType<string[], string[], string[]>
  seen_at: Timestamp | null
  state: 'invited' | 'active' | 'suspended'
  store_codes: ColumnType<StorefrontCode[] | null, string[] | null | undefined, string[] | null>
  version: Generated<number>
}

export interface StaffMessages {
  asked_at: Timestamp
  delivered_at: Timestamp | null
  delivery_failed_at: Timestamp | null
  ended_at: Timestamp | null
  ends_at: Timestamp
  id: Generated<string>
  location_code: string
  product_name: string | null
  size: string | null
  state: Generated<'sent' | 'taken' | 'done' | 'cancelled' | 'expired'>
  tablet: string | null
  taken_at: Timestamp | null
  variant_sku: string | null
  visit_hash: Buffer
}

export interface StaffPasskeys {
  counter: number
  created_at: Timestamp
  id: string
  member_id: string
  name: string
  public_key: Buffer
  transports: string[]
  used_at: Timestamp | null
}

export interface StaffRecoveryCodes {
  code_hash: Buffer
  member_id: string
}

export interface StaffSessions {
  address: string | null
  created_at: Timestamp
  device: string
  expires_at: Timestamp
  id: Generated<string>
  id_token: Buffer | null
  member_id: string
  proved_at: Timestamp
  seen_at: Timestamp
  token_hash: Buffer
}

export interface StaffSignIns {
  begun_at: Timestamp
  browser_hash: Buffer
  code_verifier: Buffer
  expires_at: Timestamp
  invitation_hash: Buffer | null
  member_id: string | null
  nonce: string
  purpose: 'log-in' | 'prove' | 'begin'
  return_to: string
  session_id: string | null
  state_hash: Buffer
}

export interface StaffViews {
  created_at: Timestamp
  id: Generated<string>
  member_id: string
  name: string
  query: string
}

export interface Stock {
  available: number
  counted_at: Timestamp | null
  location_code: string
  variant_id: string
}

export interface StockAlerts {
  asked_at: Timestamp
  email: string
  id: Generated<string>
  kind: 'back_in_stock' | 'coming_soon'
  mailed_at: Timestamp | null
  store_code: StorefrontCode
  token: string
  variant_id: string
}

export interface StockClaims {
  location_code: string
  order_id: string
  quantity: number
  variant_id: string
}

export interface StockLocations {
  city: string
  closed: Generated<boolean>
  code: string
  country: Country
  house_number: string
  kind: 'distribution-centre' | 'store'
  lat: number
  lng: number
  local_names: ColumnType<LocalNames | null, string | null | undefined, string | null>
  name: string
  opening_hours: ColumnType<OpeningHours | null, string | null | undefined, string | null>
  planned_hours: ColumnType<{ from: string; days: WeekHours }[] | null, string | null | undefined, string | null>
  postcode: string
  priority: number
  safety_stock: Generated<number>
  street: string
  telephone: string
  told_hours: ColumnType<OpeningHours | null, string | null | undefined, string | null>
}

export interface StockMovements {
  available: number
  change: number
  id: Generated<number>
  kind: 'count' | 'sale' | 'release' | 'reservation' | 'reservation-end' | 'correction' | 'return'
  location_code: string
  moved_at: Generated<Timestamp>
  reference: string | null
  variant_id: string
}

export interface StorePickups {
  arrival: 'coming' | 'here' | null
  arrival_at: Timestamp | null
  code: string
  collected_at: Timestamp | null
  expected_at: Timestamp
  kept_until: Timestamp | null
  lapsed_at: Timestamp | null
  location_code: string
  order_id: string
  ready_at: Timestamp | null
}

export interface UrlRecords {
  brand_id: string | null
  category_id: string | null
  filters: ColumnType<{ name: string; values: string[] }[] | null, string | null | undefined, string | null>
  gender: string | null
  id: string
  label: string
  page_type: 'product' | 'category' | 'brand' | 'plp'
  product_id: string | null
  sort: string | null
  sort_direction: string | null
  store_code: StorefrontCode
  url: string
}

export interface Variants {
  ean: string | null
  height: number | null
  id: Generated<string>
  legacy_sku: string | null
  length: number | null
  max_purchase: Generated<number>
  min_purchase: Generated<number>
  position: number
  product_id: string
  purchase_steps: Generated<number>
  restock_date: string | null
  size: string
  sku: string
  weight: number
  width: number | null
}

export interface Vouchers {
  amount: number
  announced_at: Timestamp
  barcode: string | null
  cart_id: string | null
  currency: Currency
  customer_id: string
  given_by: string | null
  given_reason: string | null
  id: Generated<string>
  idempotency_key: string | null
  issue_on: string
  maximum_products: number | null
  minimum_purchase: Generated<number>
  number: string
  order_id: string | null
  reminded_at: Timestamp | null
  reserved_at: Timestamp | null
  status: 'announced' | 'issued' | 'reserved' | 'redeemed' | 'expired' | 'void'
  store_code: StorefrontCode
  valid_from: string | null
  valid_to: string | null
  voided_at: Timestamp | null
  voided_by: string | null
  voided_reason: string | null
}

export interface WebhookDeliveries {
  answer: string | null
  attempts: Generated<number>
  endpoint_id: string
  event_id: number
  first_tried_at: Timestamp | null
  next_at: Generated<Timestamp>
  object_id: string
  object_type: string
  state: Generated<'waiting' | 'delivered' | 'failed'>
  status: number | null
  tried_at: Timestamp | null
}

export interface WebhookEndpoints {
  created_at: Timestamp
  description: string
  id: Generated<string>
  secret: Buffer
  state: 'active' | 'paused'
  types: string[] | null
  url: string
  version: Generated<number>
}

export interface WishlistItems {
  added_at: Timestamp
  customer_id: string
  product_id: string
}

export interface Withdrawals {
  channel: 'guest' | 'account' | 'mail-link'
  email: string
  id: Generated<string>
  idempotency_key: string
  items: ColumnType<string[] | 'all', string, string>
  language: Language
  late: boolean
  name: string
  notice_version: string
  order_id: string | null
  order_ref_text: string
  reason: string | null
  reference: string
  store_code: StorefrontCode
  submitted_at: Timestamp
}

export interface Tables {
  addresses: Addresses
  article_costs: ArticleCosts
  article_sales_days: ArticleSalesDays
  brands: Brands
  captcha_answers: CaptchaAnswers
  captcha_secret: CaptchaSecret
  captures: Captures
  care_reminders: CareReminders
  care_rounds: CareRounds
  cart_lines: CartLines
  carts: Carts
  categories: Categories
  club_emails: ClubEmails
  consents: Consents
  content_edits: ContentEdits
  content_previews: ContentPreviews
  content_publications: ContentPublications
  content_versions: ContentVersions
  contexts: Contexts
  customer_challenges: CustomerChallenges
  customer_login_steps: CustomerLoginSteps
  customer_passkeys: CustomerPasskeys
  customer_recovery_codes: CustomerRecoveryCodes
  customer_second_factors: CustomerSecondFactors
  customer_sessions: CustomerSessions
  customers: Customers
  data_links: DataLinks
  email_links: EmailLinks
  feed_positions: FeedPositions
  funnel_days: FunnelDays
  gift_card_movements: GiftCardMovements
  gift_card_payments: GiftCardPayments
  gift_card_sales: GiftCardSales
  gift_cards: GiftCards
  gift_receipts: GiftReceipts
  import_rows: ImportRows
  imported_reviews: ImportedReviews
  imports: Imports
  in_store_sessions: InStoreSessions
  invoice_series: InvoiceSeries
  invoices: Invoices
  job_notes: JobNotes
  list_arrangements: ListArrangements
  loyalty_entries: LoyaltyEntries
  mail_outbox: MailOutbox
  manufacturers: Manufacturers
  measured_browsers: MeasuredBrowsers
  newsletter_members: NewsletterMembers
  order_changes: OrderChanges
  order_lines: OrderLines
  order_note_reads: OrderNoteReads
  order_notes: OrderNotes
  orders: Orders
  packing_wave_orders: PackingWaveOrders
  packing_waves: PackingWaves
  parcel_labels: ParcelLabels
  parcel_lines: ParcelLines
  parcels: Parcels
  password_links: PasswordLinks
  payments: Payments
  picture_features: PictureFeatures
  pictures: Pictures
  planned_prices: PlannedPrices
  price_history: PriceHistory
  prices: Prices
  product_categories: ProductCategories
  product_fits: ProductFits
  product_pairs: ProductPairs
  product_passports: ProductPassports
  product_relations: ProductRelations
  product_reviews: ProductReviews
  products: Products
  promotion_claims: PromotionClaims
  promotions: Promotions
  push_keys: PushKeys
  push_requests: PushRequests
  push_subscriptions: PushSubscriptions
  rate_limits: RateLimits
  redirects: Redirects
  refunds: Refunds
  repair_requests: RepairRequests
  reservations: Reservations
  return_inspections: ReturnInspections
  return_lines: ReturnLines
  returns: Returns
  review_photographs: ReviewPhotographs
  review_ratings: ReviewRatings
  review_reads: ReviewReads
  review_votes: ReviewVotes
  sales_counted: SalesCounted
  sales_days: SalesDays
  sales_days_to_count: SalesDaysToCount
  search_redirects: SearchRedirects
  search_synonyms: SearchSynonyms
  search_terms: SearchTerms
  seen_pair_days: SeenPairDays
  seen_pairs: SeenPairs
  sellable_stock: SellableStock
  settings_versions: SettingsVersions
  shop_events: ShopEvents
  similar_products: SimilarProducts
  size_tables: SizeTables
  staff_api_keys: StaffApiKeys
  staff_approvals: StaffApprovals
  staff_audit: StaffAudit
  staff_challenges: StaffChallenges
  staff_members: StaffMembers
  staff_messages: StaffMessages
  staff_passkeys: StaffPasskeys
  staff_recovery_codes: StaffRecoveryCodes
  staff_sessions: StaffSessions
  staff_sign_ins: StaffSignIns
  staff_views: StaffViews
  stock: Stock
  stock_alerts: StockAlerts
  stock_claims: StockClaims
  stock_locations: StockLocations
  stock_movements: StockMovements
  store_pickups: StorePickups
  url_records: UrlRecords
  variants: Variants
  vouchers: Vouchers
  webhook_deliveries: WebhookDeliveries
  webhook_endpoints: WebhookEndpoints
  wishlist_items: WishlistItems
  withdrawals: Withdrawals
}
