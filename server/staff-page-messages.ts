import type { Language } from '#kernel/storefront.ts'

/** What the page for the staff of a store says. */
export type StaffPageWords = {
  readonly title: string
  readonly about: string
  readonly nobody: string
  readonly call: string
  readonly size: string
  readonly askedAt: string
  readonly coming: string
  readonly isComing: string
  readonly done: string
  readonly store: string
  readonly key: string
  readonly open: string
  readonly wrong: string
  readonly tooOften: string
  readonly leave: string
}

export const staffPageWords: Readonly<Record<Language, StaffPageWords>> = {
  nl: {
    title: 'Klanten die wachten',
    about: 'Open dit scherm met de code van het personeel.',
    nobody: 'Er wacht nu niemand.',
    call: 'Vraagt om een medewerker',
    size: 'Maat',
    askedAt: 'Gevraagd om',
    coming: 'Ik kom eraan',
    isComing: 'Er is iemand onderweg',
    done: 'Klaar',
    store: 'Winkel',
    key: 'Code van het personeel',
    open: 'Openen',
    wrong: 'Deze code klopt niet.',
    tooOften: 'Er is te vaak een verkeerde code getypt. Probeer het over een kwartier opnieuw.',
    leave: 'Scherm sluiten',
  },
  de: {
    title: 'Wartende Kundinnen und Kunden',
    about: 'Öffnen Sie diesen Bildschirm mit dem Code für das Personal.',
    nobody: 'Im Moment wartet niemand.',
    call: 'Bittet um Beratung',
    size: 'Größe',
    askedAt: 'Gefragt um',
    coming: 'Ich komme',
    isComing: 'Jemand ist unterwegs',
    done: 'Erledigt',
    store: 'Filiale',
    key: 'Code für das Personal',
    open: 'Öffnen',
    wrong: 'Dieser Code stimmt nicht.',
    tooOften: 'Zu viele falsche Codes. Versuchen Sie es in einer Viertelstunde noch einmal.',
    leave: 'Bildschirm schließen',
  },
  fr: {
    title: 'Clients qui attendent',
    about: 'Ouvrez cet écran avec le code de l’équipe.',
    nobody: 'Personne n’attend pour le moment.',
    call: 'Demande un conseiller',
    size: 'Pointure ou taille',
    askedAt: 'Demandé à',
    coming: 'J’arrive',
    isComing: 'Quelqu’un arrive',
    done: 'Terminé',
    store: 'Boutique',
    key: 'Code de l’équipe',
    open: 'Ouvrir',
    wrong: 'Ce code n’est pas le bon.',
    tooOften: 'Trop de codes erronés. Réessayez dans un quart d’heure.',
    leave: 'Fermer l’écran',
  },
  en: {
    title: 'Customers waiting',
    about: 'Open this screen with the staff code.',
    nobody: 'Nobody is waiting just now.',
    call: 'Asks for somebody to come',
    size: 'Size',
    askedAt: 'Asked at',
    coming: 'Coming',
    isComing: 'Somebody is on the way',
    done: 'Done',
    store: 'Store',
    key: 'Staff code',
    open: 'Open',
    wrong: 'That code is not right.',
    tooOften: 'Too many wrong codes. Try again in a quarter of an hour.',
    leave: 'Close this screen',
  },
}
