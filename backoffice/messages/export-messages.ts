import { messageSet } from '#languages/message-set.ts'
import { importKindLabels } from './import-kind-messages.ts'

/** Of the screen that files are taken from. */
export const exportWords = messageSet('backoffice', 'exports', {
  title: 'Exports',
  about:
    'A file is written while it is sent. Cells that a spreadsheet would run as a formula begin with an apostrophe.',
  personal: 'Files of orders and customers hold personal data: keep them no longer than you need them.',
  month: 'For the month’s books',
  monthAbout: 'Invoices and credit notes of a period, and the sums of VAT with what goes through the one-stop shop.',
  other: 'Other files',
  otherAbout: 'Products, prices, stock, stores, redirects, promotions and customers can be mended and imported again.',
  kind: 'What',
  storefront: 'Storefront',
  allStorefronts: 'All storefronts',
  storefrontHint: 'For prices, customers, orders, refunds and invoices',
  from: 'From',
  until: 'Until and including',
  daysHint: 'For orders, refunds and invoices; all there is where nothing is said',
  submit: 'Download',
  kinds: {
    ...importKindLabels,
    orders: 'Orders',
    'order-lines': 'Lines of orders',
    refunds: 'Refunds',
    invoices: 'Invoices and credit notes',
    journal: 'Journal, by rate of VAT',
    vat: 'Sums of VAT by country',
    'gift-cards': 'Gift cards: sold, redeemed and refunded',
  },
})
