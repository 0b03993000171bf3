import { withCheckDigit } from '#kernel/ean.ts'
import { taxGroups } from '#kernel/money.ts'
import { postcodeExample } from '#kernel/postcode.ts'
import { staffLanguages } from '#kernel/staff-language.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { alertMail } from '#shop/alerts/alert-mail.ts'
import { alertKinds, type StockAlert } from '#shop/alerts/stock-alert.ts'
import { mentionMail } from '#shop/backoffice/mention-mail.ts'
import { careMail } from '#shop/care/care-mail.ts'
import { careMailMessages } from '#shop/care/care-mail-messages.ts'
import { shippingMethods } from '#shop/cart/shipping-methods.ts'
import { vatRate } from '#shop/cart/vat.ts'
import { addressAtPoint, pointOfStore } from '#shop/checkout/service-point.ts'
import { accountMail, accountMailNote } from '#shop/customers/account-mail.ts'
import type { Parcel, Return } from '#shop/fulfilment/progress.ts'
import { quantitiesOf } from '#shop/fulfilment/quantities.ts'
import type { Refund } from '#shop/fulfilment/refund.ts'
import { type StatusMailFacts, type StatusMailKind, statusMail, statusMailKinds } from '#shop/fulfilment/status-mail.ts'
import { storeMail, storeMailKinds } from '#shop/fulfilment/store-mail.ts'
import type { StorePickup } from '#shop/fulfilment/store-pickup.ts'
import { voucherMail } from '#shop/loyalty/voucher-mail.ts'
import type { Voucher } from '#shop/loyalty/vouchers.ts'
import type { Mail } from '#shop/mail/mail-port.ts'
import type { SenderDetails } from '#shop/mail/mail-sender.ts'
import type { NewsletterMember } from '#shop/newsletter/member.ts'
import { newsletterMail, newsletterMailNote } from '#shop/newsletter/newsletter-mail.ts'
import type { Address } from '#shop/orders/address.ts'
import type { Order, OrderLine } from '#shop/orders/order.ts'
import { orderAcknowledgement } from '#shop/orders/order-acknowledgement.ts'
import { orderConfirmation } from '#shop/orders/order-confirmation.ts'
import type { OpenTransfer, Payment } from '#shop/orders/payment.ts'
import { questionMail } from '#shop/orders/question-mail.ts'
import type { Withdrawal } from '#shop/orders/withdrawal.ts'
import { withdrawalAcknowledgement } from '#shop/orders/withdrawal-mail.ts'
import type { Repair } from '#shop/repairs/repair.ts'
import { repairMail, repairMailKinds } from '#shop/repairs/repair-mail.ts'
import type { StoreReservation } from '#shop/reservations/reservation.ts'
import { reservationMail, reservationMailKinds } from '#shop/reservations/reservation-mail.ts'
import { type DeclinedReviewNote, declinedReviewMail } from '#shop/reviews/declined-mail.ts'
import { declinedPhotographMail } from '#shop/reviews/declined-photograph-mail.ts'
import { type DeclineReason, declineReasons } from '#shop/reviews/product-review.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Store } from '#shop/stores/store.ts'

/** A mail of the shop with invented contents, named by what sends it: 'order-sent', 'account-recovery'. */
export type SampleMail = { readonly name: string; readonly mail: Mail }

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const email = 'robin@example.com'
const id = '00000000-0000-4000-8000-000000000000'
const token = 'AAAAAAAAAAAAAAAAAAAAAA'

/** Every mail that the shop can send, as a shopper of this storefront gets it: for whoever changes one, and for the tests. */
export const sampleMails = (...of: Parameters<typeof sampleMailMakers>): SampleMail[] =>
  sampleMailMakers(...of).map(({ name, write }) => ({ name, mail: write() }))

/** The same, each written only when it is asked for: whoever looks at one doesn't wait for all of them. */
export function sampleMailMakers(
  storefront: Storefront,
  senderDetails: SenderDetails,
  settings: ShopSettings,
): { readonly name: string; readonly write: () => Mail }[] {
  const order = sampleOrder(storefront, settings)
  const reservation = sampleReservation(storefront)
  const collected = collectedIn(order, reservation.store)
  return [
    { name: 'order-confirmation', write: () => orderConfirmation(order, { ...senderDetails, storefront }) },
    {
      name: 'order-confirmation-collected',
      write: () =>
        orderConfirmation(collected, {
          ...senderDetails,
          storefront,
          collection: { store: reservation.store, expectedAt: at('22T13:00') },
        }),
    },
    { name: 'order-acknowledgement', write: () => orderAcknowledgement(order, { ...senderDetails, storefront }) },
    {
      name: 'order-acknowledgement-transfer',
      write: () => orderAcknowledgement(order, { ...senderDetails, storefront, transfer: sampleTransfer(order) }),
    },
    ...statusMailKinds.map((kind) => ({
      name: `order-${kind}`,
      write: () =>
        statusMail(
          kind === 'ready' || kind === 'collected' ? collected : order,
          newsOf(kind, storefront, reservation.store, settings),
          senderDetails,
          kind === 'refunded' || kind === 'sent' ? [documentPrinter] : [],
        ),
    })),
    {
      name: 'withdrawal-acknowledgement',
      write: () => withdrawalAcknowledgement(sampleWithdrawal(storefront), order, { ...senderDetails, storefront }),
    },
    ...accountMailNote.shape.kind.options.map((kind) => ({
      name: `account-${kind}`,
      write: () =>
        accountMail(
          { kind, key: `account:${kind}`, email, firstName: 'Robin', storefrontCode: storefront.code, token },
          senderDetails,
          { signUpPoints: 50 },
        ),
    })),
    ...newsletterMailNote.shape.kind.options.map((kind) => ({
      name: `newsletter-${kind}`,
      write: () => newsletterMail({ kind, memberId: id, token }, sampleMember(storefront), senderDetails),
    })),
    ...['suede', 'leather'].map((rule) => ({
      name: `care-reminder-${rule}`,
      write: () => sampleCareMail(storefront, rule, senderDetails),
    })),
    ...alertKinds.map((kind) => ({
      name: `alert-${kind}`,
      write: () => alertMail(sampleAlert(storefront, kind), senderDetails),
    })),
    ...(['issued', 'expiring'] as const).map((kind) => ({
      name: `voucher-${kind}`,
      write: () =>
        voucherMail(
          kind,
          sampleVoucher(storefront),
          { email, firstName: 'Robin', storefrontCode: storefront.code },
          senderDetails,
        ),
    })),
    ...storeMailKinds.map((kind) => ({
      name: `store-${kind}`,
      write: () =>
        storeMail(
          collected,
          kind,
          { pickup: samplePickup(reservation.store), store: reservation.store },
          senderDetails,
          '{code}@stores.example',
        ),
    })),
    ...staffLanguages
      .filter((language) => language === storefront.language)
      .map((language) => ({
        name: 'mention',
        write: () =>
          mentionMail(
            { noteId: id, author: 'Noor Zwart', orderNumber: order.number },
            { id, email, language },
            senderDetails,
            'https://office.example',
          ),
      })),
    ...repairMailKinds.map((kind) => ({
      name: `repair-${kind}`,
      write: () =>
        repairMail(
          kind,
          { repair: sampleRepair(storefront), email, store: reservation.store, reference: token, now: at('22T10:00') },
          senderDetails,
        ),
    })),
    ...declineReasons.map((reason) => ({
      name: `review-declined-${reason}`,
      write: () => declinedReviewMail(sampleDecision(reason), order, senderDetails),
    })),
    ...declineReasons.map((reason) => ({
      name: `photograph-declined-${reason}`,
      write: () => {
        const { writtenAt, ...decision } = sampleDecision(reason)
        return declinedPhotographMail({ ...decision, photographId: id, addedAt: writtenAt }, order, senderDetails)
      },
    })),
    ...reservationMailKinds.map((kind) => ({
      name: `reservation-${kind}`,
      write: () => reservationMail(reservation, kind, { senderDetails, storeMailbox: '{code}@stores.example' }),
    })),
    {
      name: 'question',
      write: () =>
        questionMail(
          {
            name: 'Robin',
            email,
            text: 'Is the Amstel also coming in green?',
            storefrontCode: storefront.code,
            askedAt: at('21T10:00').toISOString(),
            key: 'sample',
          },
          senderDetails,
        ),
    },
  ]
}

const documentPrinter = { filename: 'sample.pdf', contentType: 'application/pdf', content: '' }

function newsOf(kind: StatusMailKind, storefront: Storefront, store: Store, settings: ShopSettings): StatusMailFacts {
  const pieces = quantitiesOf([[0, 1]])
  switch (kind) {
    case 'sent': {
      const parcel: Parcel = {
        id,
        orderId: id,
        key: 'A',
        carrier: carrierOf(storefront, settings),
        trackingCode: '3SCORD0001',
        trackingUrl: 'https://parcels.example/3S0000001',
        shippedAt: at('22T15:00'),
        deliveredAt: null,
        pieces,
      }
      return { kind, parcel, moreToCome: true, now: parcel.shippedAt }
    }
    case 'changed':
      return { kind, pieces }
    case 'delivered':
    case 'collected':
      return { kind, returnUntil: '2026-12-07' }
    case 'ready':
      return { kind, store, now: at('21T12:00'), pickup: samplePickup(store) }
    case 'cancelled':
      return { kind, paid: true }
    case 'refunded': {
      const refund: Refund = {
        id,
        orderId: id,
        reason: 'returned',
        exchangeOrderId: null,
        returnId: id,
        pieces,
        amount: 14_995,
        costs: 0,
        createdAt: at('25T09:00'),
        dueAt: at('30T09:00'),
        askedAt: at('25T09:00'),
        refundedAt: at('25T09:00'),
        providerAmount: 9995,
        cardAmount: 0,
        byHand: 5000,
        byHandDoneAt: null,
      }
      return { kind, refund }
    }
    case 'payment-returned': {
      const returned = { refundDue: true, refundedAt: at('21T10:30'), refundByHand: 5000 }
      return { kind, payment: { ...samplePayment, ...returned, attempt: 2, method: 'giftcard', status: 'paid' } }
    }
    case 'return': {
      const announced: Return = {
        id,
        orderId: id,
        reference: 'R-7K3M9Q2X',
        way: 'post',
        announcedAt: at('24T12:00'),
        labelCode: '3SRETURN0001',
        receivedAt: null,
        pieces,
        received: null,
      }
      return { kind, announced }
    }
  }
}

function samplePickup({ code }: Store): StorePickup {
  return {
    orderId: id,
    locationCode: code,
    code: 'K7M4QX',
    expectedAt: at('21T13:00'),
    readyAt: at('21T12:00'),
    keptUntil: at('28T17:00'),
    collectedAt: null,
    lapsedAt: null,
    arrival: undefined,
  }
}

/** The same order, collected in a store by somebody who did not say where they live. */
function collectedIn(order: Order, store: Store): Order {
  const { billingAddress } = order
  const contact = { ...billingAddress, street: '', additionalAddressLine1: null, zipcode: '', city: '' }
  return {
    ...order,
    billingAddress: contact,
    shippingAddress: addressAtPoint(contact, pointOfStore(store, 'The shop', null), null, ''),
    shippingMethod: 'store-pickup',
    shippingTotal: 0,
  }
}

const samplePayment: Payment = {
  id,
  orderId: id,
  attempt: 1,
  method: 'banktransfer',
  providerId: 'tr_sample',
  status: 'open',
  amount: 14_490,
  currency: 'EUR',
  checkoutUrl: null,
  finishUrl: '',
  errorUrl: '',
  refundDue: false,
  refundedAt: null,
  refundByHand: 0,
  createdAt: at('21T10:00'),
  expiresAt: null,
  bankTransfer: null,
}

function sampleTransfer({ total, currency }: Order): OpenTransfer {
  return {
    ...samplePayment,
    amount: total,
    currency,
    expiresAt: new Date('2026-12-05T10:00:00Z'),
    bankTransfer: {
      payee: 'Stichting Mollie Payments',
      iban: 'NL53ABNA0627535577',
      bic: 'ABNANL2A',
      reference: 'RF12-3456-7890-1234',
    },
  }
}

type Place = Pick<Address, 'street' | 'additionalAddressLine1' | 'zipcode' | 'city'>

/** An address as shoppers of the country type it: not everywhere has the house number a field of its own. */
const places: Readonly<Partial<Record<Storefront['country'], Place>>> = {
  NL: { street: 'Voorbeeldstraat', additionalAddressLine1: '12', zipcode: '1012 AB', city: 'Amsterdam' },
  BE: { street: 'Voorbeeldstraat', additionalAddressLine1: '12', zipcode: '2000', city: 'Antwerpen' },
  FR: { street: '12 rue de l’Exemple', additionalAddressLine1: null, zipcode: '69001', city: 'Lyon' },
  DE: { street: 'Musterstraße', additionalAddressLine1: '12', zipcode: '50667', city: 'Köln' },
  AT: { street: 'Mustergasse', additionalAddressLine1: '12', zipcode: '1010', city: 'Wien' },
  LU: { street: '12 rue de l’Exemple', additionalAddressLine1: null, zipcode: '1118', city: 'Luxembourg' },
  GB: { street: '12 Long Lane', additionalAddressLine1: null, zipcode: 'SW1A 1AA', city: 'London' },
}

/** Where nobody wrote one down: a street in English, and a postcode as the country writes it. */
const placeIn = (country: Storefront['country']): Place => ({
  street: '12 Sample Street',
  additionalAddressLine1: null,
  zipcode: postcodeExample(country),
  city: 'Sample Town',
})

function addressIn({ country }: Pick<Storefront, 'country'>): Address {
  return {
    ...(places[country] ?? placeIn(country)),
    country,
    salutation: null,
    firstName: 'Robin',
    lastName: 'Sample',
    additionalAddressLine2: null,
    phoneNumber: null,
    customFields: {},
  }
}

const carrierOf = (storefront: Storefront, settings: ShopSettings) =>
  shippingMethods(settings, storefront)[0]?.carrier ?? ''

function sampleOrder(storefront: Storefront, settings: ShopSettings): Order {
  const rate = vatRate(settings, storefront.country)
  const lines = [
    line('article', 'Amstel chelsea boot', 14_995, rate),
    line('discount', 'Welcome', -1000, rate),
    line('delivery', carrierOf(storefront, settings), 495, rate),
  ]
  const total = lines.reduce((sum, one) => sum + one.total, 0)
  const taxes = taxGroups([{ gross: total, rate }])
  return {
    id,
    number: '100001',
    deepLinkCode: token,
    cartId: id,
    storefrontCode: storefront.code,
    language: storefront.language,
    email,
    billingAddress: addressIn(storefront),
    shippingAddress: addressIn(storefront),
    shippingMethod: 'standard',
    paymentMethod: 'giftcard',
    currency: storefront.currency,
    subtotal: 14_995,
    costsTotal: 0,
    discountTotal: 1000,
    shippingTotal: 495,
    total,
    taxTotal: taxes.reduce((sum, { tax }) => sum + tax, 0),
    taxGroups: taxes,
    state: 'paid',
    stockReserved: true,
    createdAt: at('21T10:00'),
    paidAt: at('21T10:02'),
    returnDays: 14,
    lines,
  }
}

function line(type: OrderLine['type'], name: string, total: number, taxRate: number): OrderLine {
  const article = type === 'article'
  return {
    type,
    sku: '10412.003',
    productSku: article ? '10412' : null,
    ean: null,
    brand: article ? 'Torrevanni' : null,
    name,
    size: article ? '37.5' : null,
    color: article ? 'cognac' : null,
    image: article ? 'packshots/chelsea-0' : null,
    quantity: 1,
    regularPrice: total,
    unitPrice: total,
    total,
    discount: article ? 1000 : 0,
    taxRate,
    tax: 0,
  }
}

function sampleWithdrawal({ code, language }: Storefront): Withdrawal {
  return {
    id,
    reference: 'W-7K3M9-Q2XTC',
    orderId: id,
    orderRefText: '100001',
    name: 'Robin Sample',
    email,
    items: 'all',
    reason: null,
    storefrontCode: code,
    language,
    channel: 'guest',
    submittedAt: at('24T12:00'),
    late: false,
    noticeVersion: '1',
  }
}

function sampleMember({ code, language, country }: Storefront): NewsletterMember {
  return {
    id,
    email,
    salutation: null,
    firstName: 'Robin',
    lastName: 'Sample',
    birthday: null,
    storefrontCode: code,
    language,
    country,
    address: null,
    houseNumber: null,
    city: null,
    list: { id: 1, language: 'NL' },
    branchcode: null,
    source: 'website',
    status: 'subscribed',
    settingsToken: token,
    confirmSentAt: at('21T10:00'),
    askedAt: at('21T10:00'),
    wordingVersion: '1',
    confirmedAt: at('21T10:05'),
    unsubscribedAt: null,
    leftBecause: null,
  }
}

function sampleRepair({ code, currency }: Storefront): Repair {
  return {
    id,
    code: 'S-7K3M9Q2X',
    orderId: id,
    orderNumber: '100001',
    storefrontCode: code,
    position: 0,
    article: { name: 'Amstel chelsea boot', color: 'Cognac', size: '37.5', image: 'packshots/chelsea-0' },
    service: 'resole',
    serviceName: 'Resoling',
    text: '',
    way: 'bring',
    locationCode: 'AMS',
    currency,
    price: 5900,
    proposedPrice: 7550,
    days: 14,
    state: 'received',
    reason: 'Vibram 430',
    requestedAt: at('21T10:00'),
  }
}

function sampleCareMail(storefront: Storefront, rule: string, senderDetails: SenderDetails): Mail {
  const advice: Readonly<Record<string, string>> = careMailMessages(storefront.contentLang).advice
  const facts = {
    id,
    member: sampleMember(storefront),
    pair: {
      productId: id,
      name: 'Amstel chelsea boot',
      brand: 'Veldt',
      color: 'Cognac',
      size: '37.5',
      image: 'packshots/chelsea-0',
      boughtAt: at('02T10:00'),
    },
    advice: advice[rule] ?? '',
    products: [
      {
        name: 'Suede brush',
        url: 'suede-brush',
        brand: { id, name: 'Veldt', slug: 'veldt' },
        images: ['packshots/suedebrush-0'],
      },
    ],
    pauseDays: 60,
  }
  return careMail(facts, senderDetails)
}

const product = { id, sku: '10412', name: 'Amstel chelsea boot', brand: 'Veldt', url: 'chelsea-boot-amstel-cognac' }

function sampleAlert({ code }: Storefront, kind: StockAlert['kind']): StockAlert {
  return {
    id,
    email,
    storefrontCode: code,
    kind,
    token,
    askedAt: at('02T10:00'),
    size: { sku: '10412.003', name: '37.5' },
    product,
  }
}

function sampleVoucher({ code, currency }: Storefront): Voucher {
  return {
    id,
    number: '700001',
    customerId: id,
    storefrontCode: code,
    barcode: withCheckDigit('290000000001'),
    amount: 1000,
    currency,
    status: 'issued',
    validFrom: '2026-11-01',
    validTo: '2027-05-01',
    minimumPurchase: 0,
    maximumProducts: null,
  }
}

function sampleDecision(reason: DeclineReason): DeclinedReviewNote {
  return {
    reviewId: id,
    orderId: id,
    email,
    sku: '10412',
    stars: 2,
    text: 'Amstel <b>10/10</b>',
    writtenAt: at('24T10:00').toISOString(),
    decidedAt: at('25T10:00').toISOString(),
    reason,
    explanation: reason === 'unlawful' ? '§ 185' : '',
    next: reason === 'unlawful' ? 'last' : 'again',
  }
}

const openAllDay = [{ opens: '10:00', closes: '18:00' }]

function sampleReservation({ code, country }: Storefront): StoreReservation {
  return {
    id,
    number: '7K3M9Q',
    storefrontCode: code,
    email,
    firstName: 'Robin',
    lastName: 'Sample',
    token,
    state: 'held',
    heldUntil: at('23T17:00'),
    putAsideAt: null,
    arrival: undefined,
    store: {
      code: 'AMS',
      reference: 'exampleton-long-lane',
      title: 'Exampleton',
      street: 'Long Lane',
      houseNumber: '1',
      postcode: '1012 AB',
      city: 'Exampleton',
      country,
      lat: 52.37,
      lng: 4.89,
      telephone: '+31 20 000 0917',
      openingHours: {
        timeZone: 'Europe/Amsterdam',
        days: { tuesday: openAllDay, wednesday: openAllDay, saturday: openAllDay },
        exceptions: [{ date: '2026-12-05', periods: [] }],
      },
    },
    size: { sku: '10412.003', name: '37.5' },
    product,
  }
}
