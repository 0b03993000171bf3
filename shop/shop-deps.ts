import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ShopTransaction } from '#database/transaction.ts'
import type { Clock } from '#kernel/clock.ts'
import type { CaptchaPort } from './captcha/captcha-port.ts'
import type { PicturePort } from './catalog/picture-port.ts'
import type { SalePeriodMode } from './catalog/sale-period.ts'
import type { AddressLookups } from './checkout/address-lookup-port.ts'
import type { CarrierPoints } from './checkout/find-service-points.ts'
import type { WalletAccounts } from './checkout/wallets.ts'
import type { Company } from './company/company.ts'
import type { ContentModelPort, ContentRepository } from './content/content-model-port.ts'
import type { ContentPort } from './content/content-port.ts'
import type { Reviews } from './content/read-reviews.ts'
import type { BreachedPasswordsPort } from './credentials/breached-passwords-port.ts'
import type { PasswordHasher } from './credentials/passwords.ts'
import type { SecretBox } from './credentials/secret-box.ts'
import type { LabelJoinerPort } from './fulfilment/label-joiner-port.ts'
import type { ParcelLabelPort } from './fulfilment/parcel-label-port.ts'
import type { ReturnLabelPort } from './fulfilment/return-label-port.ts'
import type { WarehousePort } from './fulfilment/warehouse-port.ts'
import type { ImportFilePort } from './imports/import-file-port.ts'
import type { ReviewServiceOfShop } from './imports/import-service-reviews.ts'
import type { InStorePort } from './instore/in-store-port.ts'
import type { StaffMessagesPort } from './instore/staff-messages-port.ts'
import type { DocumentPrinterPort } from './invoices/document-printer-port.ts'
import type { JobPort } from './jobs/job-port.ts'
import type { MailColors } from './mail/mail-html.ts'
import type { MailPort } from './mail/mail-port.ts'
import type { NewsletterPort } from './newsletter/newsletter-port.ts'
import type { MeasurementsPort } from './orders/measurements-port.ts'
import type { PaymentPort } from './orders/payment-port.ts'
import type { PictureCopies } from './pictures/picture-copies-port.ts'
import type { PushPort, VapidKeys } from './push/push-port.ts'
import type { SearchPort } from './search/search-port.ts'
import type { SearchWords } from './search/search-words.ts'
import type { SearchSource } from './search/searchable.ts'
import type { settingsSource } from './settings/settings-source.ts'
import type { PicturePixels } from './similarity/picture-pixels-port.ts'
import type { SignIn } from './staff/use-sign-in.ts'
import type { StoreStockMode } from './stock/location-stock.ts'
import type { CountArrival } from './stores/arrival.ts'
import type { Geocoder } from './stores/geocoder-port.ts'
import type { PickupTimes } from './stores/pickup-time.ts'
import type { WebhookPort } from './webhooks/webhook-port.ts'

/** What a shop is made with: its database and clock, whoever it talks to outside, and what its operator decided. */
export type ShopDeps = {
  readonly db: Kysely<Tables>
  /** The same database for what needs a session of its own, where `db` goes through a pooler. */
  readonly sessions?: Kysely<Tables> | undefined
  /** The same database for long work that nobody waits for and that locks nothing of a shopper's; `db` when absent. */
  readonly background?: Kysely<Tables> | undefined
  /** The same database, or a replica of it that may lag, for what is read long and may be a minute old; `db` when absent. */
  readonly reports?: Kysely<Tables> | undefined
  readonly clock: Clock
  /** What the retailer decided, until another version takes its place. */
  readonly settings: ReturnType<typeof settingsSource>
  readonly payments: PaymentPort
  readonly addressLookups: AddressLookups
  readonly carrierPoints: CarrierPoints
  readonly geocoder: Geocoder
  /** For how many hours a store keeps a pair apart, and where its mail goes, with `{code}` for the store's code. */
  readonly reservations?: { readonly openHours: number; readonly storeMailbox: string }
  /** How quickly orders are ready in a store, and for how long they wait there. */
  readonly pickupTimes?: PickupTimes | undefined
  readonly pictures: PicturePort
  /** Names of all pictures, for those who choose one. */
  readonly pictureNames?: (() => readonly string[]) | undefined
  /** How pictures come here from elsewhere; without it none does. */
  readonly pictureCopies?: PictureCopies | undefined
  /** What pictures look like; without it nobody looks. */
  readonly picturePixels?: PicturePixels | undefined
  readonly content: ContentPort
  /** What documents may hold; without it none is edited. */
  readonly contentModels?: ContentModelPort | undefined
  /** Where the documents lie; in the database where nothing is said. */
  readonly contentRepository?: ContentRepository | undefined
  /** Who counts what shoppers think of the shop; without one an editor writes it. */
  readonly reviews?: Reviews | undefined
  /** Who collects product reviews; without one they come by files alone. */
  readonly reviewService?: ReviewServiceOfShop | undefined
  readonly mail: MailPort
  readonly newsletterService: NewsletterPort
  /** Who sells; legal pages, mails, footers and structured data name it. */
  readonly company: Company
  /** What the words of shoppers mean, where the retailer says so. */
  readonly searchWords?: SearchWords
  readonly inStoreSessions: InStorePort
  /** Whether the shop keeps the sessions of tablets itself; it does unless another service is named. */
  readonly keepsInStoreSessions?: boolean
  /** The screens or printers of stores; without them the shop's page for staff shows what shoppers ask. */
  readonly staffMessages?: StaffMessagesPort | undefined
  /** Whether staff can open the shop's own page of who waits. */
  readonly hasStaffPage?: boolean | undefined
  /** After how many minutes nobody is expected to come any more; 10 when absent. */
  readonly staffMessageMinutes?: number | undefined
  /** Sets invoices and other papers. */
  readonly documentPrinter: DocumentPrinterPort
  readonly labelJoiner: LabelJoinerPort
  readonly returnLabels: ReturnLabelPort
  /** Whoever makes labels for parcels that leave; without one staff type what their carrier's own page says. */
  readonly parcelLabels?: ParcelLabelPort | undefined
  /** Whoever packs; without one the operator tells the shop what was sent. */
  readonly warehouse?: WarehousePort | undefined
  /** Those who count what is sold, of browsers that agreed; without any nothing of that is kept. */
  readonly measurements?: readonly MeasurementsPort[] | undefined
  /** Whether anything is set up that may only be used with consent; nothing is when absent. */
  readonly needsConsent?: boolean | undefined
  readonly jobs: JobPort<ShopTransaction>
  /** What searches are answered by; the memory of this process when absent. */
  readonly search?: ((source: SearchSource) => SearchPort) | undefined
  /** `https://www.example.com`, without a slash at the end. */
  readonly publicUrl: string
  /** Of the shop's brand; absent where the house's own count. */
  readonly mailColors?: MailColors | undefined
  /** Where the provider tells of payments; absent when it can't reach the shop. */
  readonly webhookUrl?: string | undefined
  /** With whom wallets need an account; without one, only those that need none are there. */
  readonly walletAccounts?: WalletAccounts | undefined
  /** How long an order may wait for its payment before its shopper is told that it was received; two minutes. */
  readonly acknowledgeAfterSeconds?: number
  /** Which share of what is sold one import may take off sale, from 0 to 1; any where nothing is said. */
  readonly importMostEnded?: number | undefined
  /** Where files to import lie; none can be read without it. */
  readonly importFiles?: ImportFilePort | undefined
  /** For how many days the rows of an import are kept; 30 when absent. */
  readonly importKeepDays?: number | undefined
  readonly salePeriod?: SalePeriodMode | undefined
  /** How shoppers are told what a store has. */
  readonly storeStock?: StoreStockMode
  /** How many times as often as one session a whole network may ask for what is limited; 20 when absent. */
  readonly networkLimitFactor?: number | undefined
  /** How many codes that don't exist may be typed from one network in an hour. */
  readonly codeAttemptsPerNetwork?: number | undefined
  readonly captcha: CaptchaPort
  /** How passwords are kept; at the recommended cost when absent. */
  readonly passwordHasher?: PasswordHasher | undefined
  /** Asked about passwords that somebody chooses, where there is one. */
  readonly breachedPasswords?: BreachedPasswordsPort | undefined
  /** Keeps the secrets of authenticator apps, of staff and of shoppers; of no use after the process where it is absent. */
  readonly secretBox?: SecretBox | undefined
  /** How other systems are told; without it none is. */
  readonly webhookPort?: WebhookPort | undefined
  /** How browsers are told; without it none is. */
  readonly pushPort?: PushPort | undefined
  /** By which it proves to push services who it is; made and kept in the database where nothing is said. */
  readonly vapidKeys?: VapidKeys | undefined
  /** Where staff work, `https://office.example.com`: passkeys are bound to its host. */
  readonly staffUrl?: string | undefined
  /** The company's own log-in for staff. */
  readonly signIn?: SignIn | undefined
  /** Names of operations; without them the usual ones ask for a captcha. */
  readonly captchaOperations?: readonly string[] | undefined
  /** Told of notices that stores heard of shoppers who come. */
  readonly countArrival?: CountArrival | undefined
  /** Told of what went wrong behind the shopper's back. */
  readonly report?: ((error: unknown) => void) | undefined
}
