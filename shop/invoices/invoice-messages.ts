import type { Language } from '#kernel/storefront.ts'

/** What invoices and credit notes say, in one language. */
export type InvoiceMessages = {
  readonly invoice: string
  readonly creditNote: string
  readonly to: string
  readonly facts: string
  readonly date: string
  readonly supplied: string
  readonly returned: string
  readonly order: string
  readonly orderedOn: string
  readonly payment: string
  readonly corrects: (number: string, date: string) => string
  readonly item: string
  readonly quantity: string
  readonly price: string
  readonly rate: string
  readonly amount: string
  readonly color: string
  readonly size: string
  readonly discount: string
  readonly net: string
  readonly vat: string
  readonly gross: string
  readonly total: string
  readonly credited: string
  readonly vatHeading: string
  readonly oss: string
  readonly page: string
}

export const invoiceMessages: Readonly<Record<Language, InvoiceMessages>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    to: 'Invoice to',
    facts: 'Details',
    date: 'Date of issue',
    supplied: 'Supplied on',
    returned: 'Credited for',
    order: 'Order',
    orderedOn: 'Ordered on',
    payment: 'Paid with',
    corrects: (number, date) => `Invoice ${number} of ${date}`,
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    rate: 'VAT',
    amount: 'Amount',
    color: 'Colour',
    size: 'Size',
    discount: 'Discount',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    total: 'Total including VAT',
    credited: 'Total credited including VAT',
    vatHeading: 'VAT included',
    oss: 'All prices include the value added tax of the country of delivery.',
    page: 'Page',
  },
  nl: {
    invoice: 'Factuur',
    creditNote: 'Creditnota',
    to: 'Factuuradres',
    facts: 'Gegevens',
    date: 'Datum',
    supplied: 'Geleverd op',
    returned: 'Credit op',
    order: 'Bestelling',
    orderedOn: 'Besteld op',
    payment: 'Betaald met',
    corrects: (number, date) => `Factuur ${number} van ${date}`,
    item: 'Artikel',
    quantity: 'Aantal',
    price: 'Prijs',
    rate: 'Btw',
    amount: 'Bedrag',
    color: 'Kleur',
    size: 'Maat',
    discount: 'Korting',
    net: 'Exclusief',
    vat: 'Btw',
    gross: 'Inclusief',
    total: 'Totaal inclusief btw',
    credited: 'Totaal credit inclusief btw',
    vatHeading: 'Btw in dit bedrag',
    oss: 'Alle prijzen zijn inclusief de btw van het land van levering.',
    page: 'Pagina',
  },
  de: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    to: 'Rechnungsadresse',
    facts: 'Angaben',
    date: 'Datum',
    supplied: 'Lieferdatum',
    returned: 'Korrigiert',
    order: 'Bestellung',
    orderedOn: 'Bestellt am',
    payment: 'Bezahlt mit',
    corrects: (number, date) => `Rechnung ${number} vom ${date}`,
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    rate: 'MwSt.',
    amount: 'Betrag',
    color: 'Farbe',
    size: 'Größe',
    discount: 'Rabatt',
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    total: 'Gesamtbetrag inkl. MwSt.',
    credited: 'Erstattungsbetrag inkl. MwSt.',
    vatHeading: 'Enthaltene Mehrwertsteuer',
    oss: 'Alle Preise enthalten die Mehrwertsteuer des Lieferlandes.',
    page: 'Seite',
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    to: 'Adresse de facturation',
    facts: 'Références',
    date: 'Date d’émission',
    supplied: 'Date de livraison',
    returned: 'Avoir sur',
    order: 'Commande',
    orderedOn: 'Commandé le',
    payment: 'Payé par',
    corrects: (number, date) => `Facture ${number} du ${date}`,
    item: 'Article',
    quantity: 'Quantité',
    price: 'Prix',
    rate: 'TVA',
    amount: 'Montant',
    color: 'Couleur',
    size: 'Pointure',
    discount: 'Remise',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
    total: 'Total TTC',
    credited: 'Total de l’avoir TTC',
    vatHeading: 'TVA comprise',
    oss: 'Tous les prix comprennent la TVA du pays de livraison.',
    page: 'Page',
  },
}
