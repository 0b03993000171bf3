import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { callOffIdleLabels } from '../backoffice/call-off-labels.ts'
import { endPromotion, savePromotion } from '../backoffice/change-promotion.ts'
import { countLatestSales, countSales } from '../backoffice/count-sales.ts'
import { customsLackReader } from '../backoffice/customs-lack-store.ts'
import { figuresService } from '../backoffice/figures-service.ts'
import { labelPlanReader } from '../backoffice/label-plan-store.ts'
import { mentionReader } from '../backoffice/mention-store.ts'
import { orderListReader } from '../backoffice/order-list-store.ts'
import { orderStoryReader } from '../backoffice/order-story-store.ts'
import { packingService } from '../backoffice/packing-service.ts'
import { packingWaveReader } from '../backoffice/packing-wave-store.ts'
import { pickListReader } from '../backoffice/pick-list-store.ts'
import { previewArrangement } from '../backoffice/preview-arrangement.ts'
import { productEditingService } from '../backoffice/product-editing-service.ts'
import { reportReader } from '../backoffice/report-store.ts'
import { returnInspectionReader } from '../backoffice/return-inspection-store.ts'
import { salesReader } from '../backoffice/sales-figures-store.ts'
import { orderSearch } from '../backoffice/search-orders-store.ts'
import { sendMentionMail } from '../backoffice/send-mention-mail.ts'
import { shownTiles } from '../backoffice/shown-tiles.ts'
import { staffOrderService } from '../backoffice/staff-order-service.ts'
import { staffViewReader } from '../backoffice/staff-view-store.ts'
import { cartSizeReader } from '../cart/cart-size-store.ts'
import { cartReader } from '../cart/cart-store.ts'
import { type SimulationInput, simulateCart } from '../cart/simulate-cart.ts'
import { catalogStore } from '../catalog/catalog-store.ts'
import { productOverviewReader } from '../catalog/product-overview-store.ts'
import { productPreviews } from '../catalog/product-preview.ts'
import { productStateWriter } from '../catalog/product-state-writer.ts'
import { contentEditReader } from '../content/content-edit-store.ts'
import { contentEditingService } from '../content/content-editing-service.ts'
import { noContentModels } from '../content/content-model-port.ts'
import { publicationService } from '../content/publication-service.ts'
import { publicationReader } from '../content/publication-store.ts'
import { relyingPartyOf } from '../credentials/passkey.ts'
import { resealSecrets } from '../credentials/reseal-secrets.ts'
import { sealedSecretStore } from '../credentials/sealed-secret-store.ts'
import { shopWords } from '../credentials/shop-names.ts'
import { customerFileReader } from '../customers/customer-file-store.ts'
import { customerImport } from '../customers/customer-import.ts'
import { customerSearch } from '../customers/customer-search-store.ts'
import { staffCustomerService } from '../customers/staff-customer-service.ts'
import { catalogExportReader } from '../exports/catalog-export-store.ts'
import { exportService } from '../exports/export-service.ts'
import { orderExportReader } from '../exports/order-export-store.ts'
import { giftCardReader } from '../giftcards/gift-card-store.ts'
import { noImportFiles } from '../imports/import-file-port.ts'
import { importService, type OnProgress } from '../imports/import-service.ts'
import { type AskedReviews, importServiceReviews } from '../imports/import-service-reviews.ts'
import { importReader } from '../imports/import-store.ts'
import { limitsOf } from '../imports/limits.ts'
import { reviewReadReader } from '../imports/review-read-store.ts'
import { kindsOfGoods } from '../imports/run-import.ts'
import { invoiceReader } from '../invoices/invoice-store.ts'
import { keptMailReader } from '../mail/sent-mail-store.ts'
import type { Arrangement } from '../merchandising/arrangement.ts'
import { arrangementReader } from '../merchandising/arrangement-store.ts'
import { type ArrangementInput, publishArrangement } from '../merchandising/publish-arrangement.ts'
import { refreshArrangements } from '../merchandising/refresh-arrangements.ts'
import { searchRuleService } from '../merchandising/search-rule-service.ts'
import { searchRulesReader } from '../merchandising/search-rules-store.ts'
import { searchTermReader } from '../merchandising/search-term-store.ts'
import type { PromotionFeed } from '../promotions/promotion-feed.ts'
import { transactOn } from '../repositories.ts'
import { listRequest } from '../search/product-list.ts'
import { apiKeyReader } from '../staff/api-key-store.ts'
import { approvalReader } from '../staff/approval-store.ts'
import { auditReader } from '../staff/audit-store.ts'
import { memberToMail } from '../staff/mention-mails.ts'
import { passkeyReader } from '../staff/passkey-store.ts'
import { staffService } from '../staff/staff-service.ts'
import { staffReader } from '../staff/staff-store.ts'
import { movementReader } from '../stock/movement-store.ts'
import { shelfReader } from '../stock/shelf-store.ts'
import { type StoreShelfReader, storeShelfReader } from '../stock/store-shelf-store.ts'
import { storeHoursService } from '../stores/store-hours-service.ts'
import { storeHoursReader } from '../stores/store-hours-store.ts'
import { nobodyIsTold } from '../webhooks/webhook-port.ts'
import { webhookService } from '../webhooks/webhook-service.ts'
import { webhookReader } from '../webhooks/webhook-store.ts'
import type { ShopParts } from './parts.ts'

/** Those who work here: the back office, files that come in and go out, content, and what other systems are told. */
export function staffServices({
  deps,
  db,
  clock,
  settings,
  company,
  mail,
  publicUrl,
  promotions,
  catalog,
  forget,
  inTurn,
  transact,
  together,
  background,
  reports,
  senderDetails,
  allowedOrigins,
  secretBox,
  fulfilment,
  newsletter,
  rateLimits,
  vouchers,
  content,
  funnel,
  search,
  pickupTimes,
  passwordHasher,
  records,
  fulfilmentServices,
  productGrid,
}: ShopParts) {
  const imports = importService({
    kinds: { ...kindsOfGoods, customers: customerImport },
    transact,
    background: { transact: transactOn(background, deps.jobs, inTurn, forget), imports: importReader(background) },
    clock,
    imports: importReader(db, deps.sessions),
    files: deps.importFiles ?? noImportFiles,
    timeZone: () => settings.at(clock.now()).timeZone,
    limits: () => limitsOf(settings.at(clock.now())),
    keepDays: deps.importKeepDays ?? 30,
  })
  return {
    /** Products as staff look at them, also those that nobody can buy. */
    productOverview: productOverviewReader(db),
    /** Products as staff page through them, and what is changed of many at once. */
    productGrid,
    /** In which order shoppers see the products of a category. */
    arrangements: {
      ...arrangementReader(db),
      preview: (storefront: Storefront, category: string, arrangement: Arrangement) =>
        previewArrangement(
          { search, catalog, arrangements: arrangementReader(db), clock },
          storefront,
          category,
          arrangement,
        ),
      tiles: (storefront: Storefront, category: string) => shownTiles(content, storefront, category),
      publish: (input: ArrangementInput) => publishArrangement({ transact, clock }, input),
      /** Lists that go by what is sold, as it is sold now. */
      refresh: async () => {
        await refreshArrangements({ transact })
      },
    },
    /** Promotions as staff keep them, and what a cart would get by them. */
    staffPromotions: {
      all: () => promotions.kept(),
      save: (feed: PromotionFeed, seen: string | undefined) => savePromotion({ transact }, feed, seen),
      end: (key: string, seen: string) => endPromotion({ transact, clock }, key, seen),
      simulate: (storefront: Storefront, input: SimulationInput) =>
        simulateCart({ carts: cartReader(db), catalog, promotions, vouchers, clock, settings }, storefront, input),
    },
    /** What was searched for, and what the retailer says of searches. */
    searchRules: searchRuleService({
      transact,
      clock,
      fewestPeople: () => settings.at(clock.now()).search.fewestPeople,
      publicUrl,
      rules: searchRulesReader(db),
      terms: searchTermReader(db),
      countFound: async (storefrontCode, term) =>
        (await search.find(storefrontOf(storefrontCode), listRequest([], { search: term, itemsPerPage: 1 }))).total,
    }),
    /** Links to products that are not public. */
    productPreviews: productPreviews({
      clock,
      sealer: {
        seal: (text) => secretBox.seal(text).toString('base64url'),
        open: (sealed) => secretBox.open(Buffer.from(sealed, 'base64url')),
      },
    }),
    /** Seals with the secret of now what another one sealed. */
    resealSecrets: () => resealSecrets({ sealedSecrets: sealedSecretStore(db), secretBox }),
    /** A product as somebody edits it. */
    productEditing: productEditingService({
      states: (skus) => productStateWriter(db).productStates(skus),
      names: async () => ({
        manufacturers: await catalogExportReader(db).manufacturersByKey(),
        categories: await productStateWriter(db).categoryPaths(),
      }),
    }),
    storeHours: storeHoursService({ transact, clock, storeHours: storeHoursReader(db) }),
    /** What is at hand in a store. */
    storeShelf: (code: string, asked: Parameters<StoreShelfReader['page']>[1]) =>
      storeShelfReader(db).page(code, asked),
    shelvesOf: (skus: readonly string[]) => shelfReader(db).shelvesOf(skus, clock.now()),
    ...movementReader(db),
    /** What other systems are told of the shop. */
    webhooks: webhookService({
      transact,
      clock,
      webhooks: webhookReader(db),
      port: deps.webhookPort ?? nobodyIsTold,
      secretBox,
    }),
    figures: figuresService({
      clock,
      sales: salesReader(reports),
      reports: reportReader(reports),
      countSales: () => countLatestSales({ transact, clock }),
      funnel,
    }),
    countSales: () => countSales({ transact, clock }),
    /** @returns labels of cancelled orders that their carrier did not take back */
    callOffIdleLabels: () => callOffIdleLabels({ transact, clock, fulfilment, labels: deps.parcelLabels }),
    /** Mails whom a note of an order names. */
    mailMention: (noteId: string, memberId: string) =>
      sendMentionMail(
        {
          mentions: mentionReader(db),
          orderLists: orderListReader(db),
          mail,
          senderDetails,
          staffUrl: deps.staffUrl,
          colleague: (id) => memberToMail(staffReader(db), id),
        },
        noteId,
        memberId,
      ),
    /** Who works in the back office, and what they did. */
    staff: staffService({
      transact,
      together,
      clock,
      staff: staffReader(db),
      audit: auditReader(db),
      approvals: approvalReader(db),
      apiKeys: apiKeyReader(db),
      passkeys: passkeyReader(db),
      relyingParty: deps.staffUrl === undefined ? undefined : relyingPartyOf(deps.staffUrl),
      passwordHasher,
      breached: deps.breachedPasswords,
      shopWords: shopWords(company.tradeName, publicUrl),
      secretBox,
      takeAttempt: (allowances) => rateLimits.take(allowances, clock.now()),
      shopName: company.tradeName,
      signIn: deps.signIn,
    }),
    /** Orders on their way from the shelves into boxes. */
    packing: packingService({
      transact,
      clock,
      fulfilment,
      customsLacks: customsLackReader(db),
      labelJoiner: deps.labelJoiner,
      waves: packingWaveReader(db),
      pickLists: pickListReader(db),
      company,
    }),
    /** What staff see and do of orders. */
    staffOrders: staffOrderService({
      transact,
      clock,
      orderLists: orderListReader(db),
      stories: orderStoryReader(db),
      search: orderSearch(db),
      pickLists: pickListReader(db),
      labelPlans: labelPlanReader(db),
      customsLacks: customsLackReader(db),
      labelJoiner: deps.labelJoiner,
      mentions: mentionReader(db),
      settings,
      pickupTimes,
      cartSizes: cartSizeReader(db),
      catalog: catalogStore(db),
      inspections: returnInspectionReader(db),
      staffViews: staffViewReader(db),
      together,
      applyWarehouseEvent: fulfilmentServices.applyWarehouseEvent,
      fulfilment,
      company,
      labels: deps.parcelLabels,
    }),
    /** What staff see and do of customers. */
    staffCustomers: staffCustomerService({
      ...records,
      transact,
      search: customerSearch(db),
      keptMails: keptMailReader(db),
      allowedOrigins,
      publicUrl,
    }),
    /** Mails of the outbox, the newest first. */
    keptMails: (unsentOnly: boolean) => keptMailReader(db).newest(unsentOnly),
    /** What staff may do without a second person. */
    staffLimits: () => settings.at(clock.now()).approvals,
    ...publicationService({ transact, clock, publications: publicationReader(db, clock) }),
    /** Documents as staff write them. */
    contentEditing: contentEditingService({
      transact,
      clock,
      models: deps.contentModels ?? noContentModels,
      repository: deps.contentRepository ?? { kind: 'embedded', previews: `${publicUrl}/sandbox/prismic/previews/` },
      pictures: deps.pictures,
      publications: publicationReader(db, clock),
      edits: contentEditReader(db),
    }),
    imports,
    /** Imports what was written and changed at the service that collects product reviews; nothing where the shop has none. */
    importServiceReviews: async (asked: AskedReviews, onProgress?: OnProgress) =>
      deps.reviewService &&
      importServiceReviews(
        { transact, clock, imports, reads: reviewReadReader(db) },
        deps.reviewService,
        asked,
        onProgress,
      ),
    ...exportService({
      clock,
      catalog: catalogExportReader(reports),
      products: productStateWriter(reports),
      shelves: shelfReader(reports),
      orders: orderExportReader(reports),
      invoices: invoiceReader(reports),
      giftCards: giftCardReader(reports),
      customers: customerFileReader(reports),
      newsletter,
      homeCountry: company.country,
      findRecords: ({ find }) => transact(['catalogImport', 'promotions'], (repositories) => find(repositories)),
    }),
  }
}
