import { alertService } from '../alerts/alert-service.ts'
import { careReminderReader } from '../care/care-reminder-store.ts'
import { careService } from '../care/care-service.ts'
import { relyingPartyOf } from '../credentials/passkey.ts'
import { shopWords } from '../credentials/shop-names.ts'
import { customerService } from '../customers/customer-service.ts'
import { personalDataService } from '../customers/personal-data-service.ts'
import { secondFactorService } from '../customers/second-factor-service.ts'
import { loyaltyService } from '../loyalty/loyalty-service.ts'
import { newsletterService } from '../newsletter/newsletter-service.ts'
import { retentionStore } from '../privacy/retention-store.ts'
import { pushService } from '../push/push-service.ts'
import { asksForConsent } from '../settings/consent-settings.ts'
import type { ShopParts } from './parts.ts'

/** Those who buy: accounts, loyalty, newsletter, messages, and what the shop knows of them. */
export function customerServices({
  deps,
  db,
  clock,
  settings,
  company,
  mail,
  publicUrl,
  salePeriod,
  catalog,
  transact,
  senderDetails,
  allowedOrigins,
  secretBox,
  addresses,
  alerts,
  pushDeps,
  customers,
  loyalty,
  newsletter,
  vouchers,
  passwordHasher,
  records,
}: ShopParts) {
  return {
    ...newsletterService({ transact, clock, newsletter, service: deps.newsletterService, mail, senderDetails }),
    ...pushService(pushDeps),
    ...alertService({ ...pushDeps, alerts, mail, senderDetails }),
    ...careService({
      transact,
      clock,
      settings,
      careReminders: careReminderReader(db),
      newsletter,
      catalog,
      mail,
      senderDetails,
    }),
    ...customerService({
      transact,
      clock,
      settings,
      customers,
      addresses,
      passwordHasher,
      secretBox,
      breached: deps.breachedPasswords,
      shopWords: shopWords(company.tradeName, publicUrl),
      mail,
      senderDetails,
      allowedOrigins,
    }),
    ...secondFactorService({
      transact,
      clock,
      settings,
      customers,
      passwordHasher,
      secretBox,
      shopName: company.tradeName,
      relyingParty: relyingPartyOf(publicUrl),
    }),
    ...personalDataService({ ...records, transact, retention: retentionStore(db), shopName: company.tradeName }),
    ...loyaltyService({ transact, clock, settings, loyalty, vouchers, salePeriod, mail, senderDetails }),
    /** Whether the cookie bar asks, as it is now. */
    asksForConsent: () => asksForConsent(settings.at(clock.now()), deps.needsConsent ?? false),
    /** What the shop offers on the devices of its shoppers. */
    deviceOffers: () => {
      const { offline, push: messages, stores: inStores } = settings.at(clock.now())
      return {
        offline: offline.offered,
        push: messages.offered && deps.pushPort !== undefined,
        scan: inStores.scan,
      }
    },
  }
}
