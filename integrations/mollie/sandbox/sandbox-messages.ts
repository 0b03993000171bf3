import { type Language, languages } from '#kernel/storefront.ts'
import type { ProviderPaymentStatus } from '#shop/orders/payment-port.ts'

export type ScreenMessages = {
  readonly testMode: string
  readonly chooseMethod: string
  readonly chooseIssuer: string
  readonly payWith: (method: string) => string
  readonly payTo: string
  readonly amount: string
  readonly howItEnds: string
  readonly howItEndsMissing: string
  readonly states: Readonly<Record<ProviderPaymentStatus, string>>
  readonly continue: string
  readonly otherMethod: string
  readonly cancel: string
  readonly lastTryFailed: string
  readonly noMethods: string
  readonly notFound: string
  readonly notFoundText: string
}

/** The hosted screens in the shop's languages. Ours: Mollie's own wording is not copied. */
export const screenMessages: Readonly<Record<Language, ScreenMessages>> = {
  en: {
    testMode: 'Test mode: no money moves',
    chooseMethod: 'Choose how to pay',
    chooseIssuer: 'Choose your gift card',
    payWith: (method) => `Pay with ${method}`,
    payTo: 'For',
    amount: 'Amount',
    howItEnds: 'How does this payment end?',
    howItEndsMissing: 'Choose how this payment ends.',
    states: {
      open: 'Open – nothing has happened yet',
      pending: 'Pending – the bank is still at it',
      authorized: 'Authorized – paid when the parcel leaves',
      paid: 'Paid',
      failed: 'Failed',
      canceled: 'Canceled',
      expired: 'Expired',
    },
    continue: 'Continue',
    otherMethod: 'Choose another payment method',
    cancel: 'Cancel and return to the shop',
    lastTryFailed: 'That payment failed. Choose another method, or try again.',
    noMethods: 'No payment method can take this amount.',
    notFound: 'This payment does not exist',
    notFoundText: 'The link is not complete, or the payment was made in another sandbox.',
  },
  nl: {
    testMode: 'Testmodus: er wordt geen geld overgemaakt',
    chooseMethod: 'Kies hoe je wilt betalen',
    chooseIssuer: 'Kies je cadeaukaart',
    payWith: (method) => `Betalen met ${method}`,
    payTo: 'Voor',
    amount: 'Bedrag',
    howItEnds: 'Hoe loopt deze betaling af?',
    howItEndsMissing: 'Kies hoe deze betaling afloopt.',
    states: {
      open: 'Open – er is nog niets gebeurd',
      pending: 'In behandeling – de bank is nog bezig',
      authorized: 'Geautoriseerd – betaald zodra het pakket vertrekt',
      paid: 'Betaald',
      failed: 'Mislukt',
      canceled: 'Geannuleerd',
      expired: 'Verlopen',
    },
    continue: 'Doorgaan',
    otherMethod: 'Kies een andere betaalmethode',
    cancel: 'Annuleren en terug naar de winkel',
    lastTryFailed: 'Die betaling is mislukt. Kies een andere methode of probeer het opnieuw.',
    noMethods: 'Dit bedrag kan met geen enkele betaalmethode worden betaald.',
    notFound: 'Deze betaling bestaat niet',
    notFoundText: 'De link is niet volledig, of de betaling is in een andere testomgeving gemaakt.',
  },
  de: {
    testMode: 'Testmodus: Es fließt kein Geld',
    chooseMethod: 'Wie möchten Sie bezahlen?',
    chooseIssuer: 'Wählen Sie Ihre Geschenkkarte',
    payWith: (method) => `Bezahlen mit ${method}`,
    payTo: 'Für',
    amount: 'Betrag',
    howItEnds: 'Wie geht diese Zahlung aus?',
    howItEndsMissing: 'Wählen Sie, wie diese Zahlung ausgeht.',
    states: {
      open: 'Offen – es ist noch nichts geschehen',
      pending: 'In Bearbeitung – die Bank prüft noch',
      authorized: 'Autorisiert – bezahlt, sobald das Paket unterwegs ist',
      paid: 'Bezahlt',
      failed: 'Fehlgeschlagen',
      canceled: 'Abgebrochen',
      expired: 'Abgelaufen',
    },
    continue: 'Weiter',
    otherMethod: 'Andere Zahlungsart wählen',
    cancel: 'Abbrechen und zurück zum Shop',
    lastTryFailed: 'Diese Zahlung ist fehlgeschlagen. Wählen Sie eine andere Zahlungsart oder versuchen Sie es erneut.',
    noMethods: 'Dieser Betrag kann mit keiner Zahlungsart bezahlt werden.',
    notFound: 'Diese Zahlung gibt es nicht',
    notFoundText: 'Der Link ist unvollständig oder die Zahlung stammt aus einer anderen Testumgebung.',
  },
  fr: {
    testMode: 'Mode test : aucun paiement réel',
    chooseMethod: 'Choisissez votre moyen de paiement',
    chooseIssuer: 'Choisissez votre carte cadeau',
    payWith: (method) => `Payer avec ${method}`,
    payTo: 'Pour',
    amount: 'Montant',
    howItEnds: 'Comment se termine ce paiement ?',
    howItEndsMissing: 'Choisissez comment se termine ce paiement.',
    states: {
      open: 'Ouvert – rien ne s’est encore passé',
      pending: 'En attente – la banque y travaille',
      authorized: 'Autorisé – payé au départ du colis',
      paid: 'Payé',
      failed: 'Échoué',
      canceled: 'Annulé',
      expired: 'Expiré',
    },
    continue: 'Continuer',
    otherMethod: 'Choisir un autre moyen de paiement',
    cancel: 'Annuler et revenir à la boutique',
    lastTryFailed: 'Ce paiement a échoué. Choisissez un autre moyen de paiement ou réessayez.',
    noMethods: 'Aucun moyen de paiement ne convient à ce montant.',
    notFound: 'Ce paiement n’existe pas',
    notFoundText: 'Le lien est incomplet, ou le paiement vient d’un autre environnement de test.',
  },
  es: {
    testMode: 'Modo de prueba: no se paga nada de verdad',
    chooseMethod: 'Elige tu forma de pago',
    chooseIssuer: 'Elige tu tarjeta regalo',
    payWith: (method) => `Pagar con ${method}`,
    payTo: 'Para',
    amount: 'Importe',
    howItEnds: '¿Cómo termina este pago?',
    howItEndsMissing: 'Elige cómo termina este pago.',
    states: {
      open: 'Abierto: aún no ha pasado nada',
      pending: 'Pendiente: el banco está en ello',
      authorized: 'Autorizado: se paga cuando sale el paquete',
      paid: 'Pagado',
      failed: 'Fallido',
      canceled: 'Cancelado',
      expired: 'Caducado',
    },
    continue: 'Continuar',
    otherMethod: 'Elegir otra forma de pago',
    cancel: 'Cancelar y volver a la tienda',
    lastTryFailed: 'Este pago ha fallado. Elige otra forma de pago o inténtalo de nuevo.',
    noMethods: 'Este importe no se puede pagar con ninguna forma de pago.',
    notFound: 'Este pago no existe',
    notFoundText: 'El enlace está incompleto o el pago viene de otro entorno de prueba.',
  },
}

/** `nl_BE` speaks Dutch; a locale of another language, or none, is answered in English. */
export function languageOf(locale: string | null | undefined): Language {
  const prefix = (locale ?? '').slice(0, 2).toLowerCase()
  return languages.find((language) => language === prefix) ?? 'en'
}
