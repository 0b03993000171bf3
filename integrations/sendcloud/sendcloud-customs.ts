import { decimalAmount } from '#kernel/money.ts'
import type { CustomsDeclaration, ParcelLabelRequest } from '#shop/fulfilment/parcel-label-port.ts'
import { kilos } from './sendcloud-wire.ts'

/** A number by which customs know the sender, and the country that gave it. */
export type SenderTaxNumber = { readonly name: 'VAT' | 'EORI'; readonly country: string; readonly number: string }

/** Sendcloud takes no longer ones. */
const longestDescription = 255
const longestInvoiceNumber = 40

/** What Sendcloud's shipments say to customs. Its sender names itself by its own numbers and by one of the country that it sends to. */
export function sendcloudCustoms(
  { reason, invoice }: CustomsDeclaration,
  { senderNumbers, from, to }: { readonly senderNumbers: readonly SenderTaxNumber[]; from: string; to: string },
) {
  const told = senderNumbers.filter(({ name, country }) => name === 'EORI' || country === from || country === to)
  return {
    invoice_number: invoice.number.slice(0, longestInvoiceNumber),
    ...(invoice.day === null ? {} : { invoice_date: invoice.day }),
    export_reason: exportReasons[reason],
    export_type: 'commercial_b2c',
    ...(told.length === 0
      ? {}
      : { tax_numbers: { sender: told.map(taxNumber), receiver: [], importer_of_record: [] } }),
  }
}

const exportReasons = { 'commercial-goods': 'commercial_goods' } as const

const taxNumber = ({ name, country, number }: SenderTaxNumber) => ({ name, country_code: country, value: number })

/** The contents of a parcel in Sendcloud's words; nothing where customs ask for none. */
export function sendcloudItems({ customs }: Pick<ParcelLabelRequest, 'customs'>) {
  if (customs === null) return {}
  return {
    parcel_items: customs.contents.map((pieces) => ({
      description: pieces.description.slice(0, longestDescription),
      quantity: pieces.quantity,
      weight: { value: kilos(pieces.unitWeight), unit: 'kg' },
      price: { value: decimalAmount(pieces.unitPrice), currency: customs.currency },
      hs_code: pieces.tariffCode,
      origin_country: pieces.origin,
      sku: pieces.articleNumber,
    })),
  }
}
