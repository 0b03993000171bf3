import type { Language } from './storefront.ts'

type Labels = {
  /** Leads to the form. */
  readonly start: string
  /** The only words on the button that submits the statement. */
  readonly confirm: string
}

/**
 * The words of the online withdrawal function. They are the law's (Directive 2011/83/EU, article 11a; in Germany § 356a
 * BGB, in France article D.221-5 of the Code de la consommation): no translator and no content may change them, and
 * wherever they are shown they bear `translate="no"`.
 */
export const withdrawalLabels: Readonly<Record<Language, Labels>> = {
  en: { start: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  nl: { start: 'Hier de overeenkomst herroepen', confirm: 'Herroeping bevestigen' },
  de: { start: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  fr: { start: 'Renoncer au contrat ici', confirm: 'Confirmer la rétractation' },
  es: { start: 'Desistir del contrato aquí', confirm: 'Confirmar el desistimiento' },
}
