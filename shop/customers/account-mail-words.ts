import type { Language } from '#kernel/storefront.ts'

type Letter = { readonly subject: string; readonly lines: readonly string[]; readonly action?: string }

export type AccountMailWords = {
  readonly greeting: (firstName: string) => string
  /** What to do when the change was not one's own. */
  readonly notYou: string
  readonly welcome: Letter
  readonly recovery: Letter
  readonly 'password-changed': Letter
  readonly 'email-changed': Letter
  readonly unused: Letter
  readonly deleted: Letter
}

export const accountMailWords: Readonly<Record<Language, AccountMailWords>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    notYou: 'Was this not you? Then write to us or call, and we will close the account for now.',
    welcome: {
      subject: 'Welcome to Cordwainer',
      lines: [
        'Your account is open, and the first 50 points of the club are yours. You earn one more for every pound or euro.',
        'In your account you find your orders, your addresses, your wish list and your vouchers.',
      ],
      action: 'Go to my account',
    },
    recovery: {
      subject: 'Choose a new password',
      lines: [
        'You asked for a new password. The link below works once, for two hours.',
        'If you did not ask for it, do nothing: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lines: ['The password of your account was changed just now. All other devices were logged out.'],
    },
    'email-changed': {
      subject: 'Your e-mail address was changed',
      lines: ['From now on you log in with your new e-mail address. This is the last mail to the old one.'],
    },
    unused: {
      subject: 'Do you still want your account?',
      lines: [
        'You have not used your account for almost two years. We keep nothing longer than it is of use to you, so we delete it in a month, with its points and vouchers.',
        'To keep it, log in once before then. You need not do anything to let it go.',
      ],
      action: 'Log in and keep it',
    },
    deleted: {
      subject: 'Your account was deleted',
      lines: [
        'Your account and what belonged to it are gone: addresses, wish list, points and vouchers.',
        'We keep orders and invoices for as long as tax law asks, and use them for nothing else.',
      ],
    },
  },
  nl: {
    greeting: (firstName) => `Hallo ${firstName},`,
    notYou: 'Was jij dit niet? Schrijf of bel ons, dan sluiten we het account voorlopig af.',
    welcome: {
      subject: 'Welkom bij Cordwainer',
      lines: [
        'Je account is klaar en de eerste 50 punten van de club zijn voor jou. Bij elke euro komt er een bij.',
        'In je account vind je je bestellingen, je adressen, je verlanglijst en je vouchers.',
      ],
      action: 'Naar mijn account',
    },
    recovery: {
      subject: 'Kies een nieuw wachtwoord',
      lines: [
        'Je vroeg om een nieuw wachtwoord. De link hieronder werkt één keer, twee uur lang.',
        'Vroeg je er niet om? Dan hoef je niets te doen: je wachtwoord blijft wat het was.',
      ],
      action: 'Nieuw wachtwoord kiezen',
    },
    'password-changed': {
      subject: 'Je wachtwoord is gewijzigd',
      lines: ['Het wachtwoord van je account is zojuist gewijzigd. Alle andere apparaten zijn uitgelogd.'],
    },
    'email-changed': {
      subject: 'Je e-mailadres is gewijzigd',
      lines: ['Vanaf nu log je in met je nieuwe e-mailadres. Dit is de laatste mail naar het oude.'],
    },
    unused: {
      subject: 'Wil je je account houden?',
      lines: [
        'Je hebt je account bijna twee jaar niet gebruikt. We bewaren niets langer dan je eraan hebt, dus we verwijderen het over een maand, met de punten en vouchers die erbij horen.',
        'Wil je het houden? Log dan voor die tijd één keer in. Anders hoef je niets te doen.',
      ],
      action: 'Inloggen en houden',
    },
    deleted: {
      subject: 'Je account is verwijderd',
      lines: [
        'Je account en alles wat erbij hoorde zijn weg: adressen, verlanglijst, punten en vouchers.',
        'Bestellingen en facturen bewaren we zolang de belastingwet dat vraagt, en gebruiken we nergens anders voor.',
      ],
    },
  },
  de: {
    greeting: (firstName) => `Guten Tag ${firstName},`,
    notYou: 'Waren Sie das nicht? Dann schreiben Sie uns oder rufen Sie an; wir sperren das Konto vorerst.',
    welcome: {
      subject: 'Willkommen bei Cordwainer',
      lines: [
        'Ihr Konto ist eröffnet, und die ersten 50 Punkte des Clubs gehören Ihnen. Mit jedem Euro kommt einer dazu.',
        'In Ihrem Konto finden Sie Ihre Bestellungen, Adressen, Ihren Merkzettel und Ihre Gutscheine.',
      ],
      action: 'Zu meinem Konto',
    },
    recovery: {
      subject: 'Neues Passwort wählen',
      lines: [
        'Sie haben ein neues Passwort angefordert. Der Link unten gilt einmal und zwei Stunden lang.',
        'Haben Sie das nicht getan? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort wählen',
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      lines: ['Das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.'],
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      lines: ['Ab jetzt melden Sie sich mit der neuen E-Mail-Adresse an. Dies ist die letzte Mail an die alte.'],
    },
    unused: {
      subject: 'Möchten Sie Ihr Konto behalten?',
      lines: [
        'Sie haben Ihr Konto seit fast zwei Jahren nicht genutzt. Wir bewahren nichts länger auf, als es Ihnen nützt, und löschen es daher in einem Monat, mit seinen Punkten und Gutscheinen.',
        'Wenn Sie es behalten möchten, melden Sie sich vorher einmal an. Sonst ist nichts zu tun.',
      ],
      action: 'Anmelden und behalten',
    },
    deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      lines: [
        'Ihr Konto und alles, was dazugehörte, ist fort: Adressen, Merkzettel, Punkte und Gutscheine.',
        'Bestellungen und Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt, und nutzen sie für nichts anderes.',
      ],
    },
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    notYou: 'Ce n’était pas vous ? Écrivez-nous ou appelez-nous : nous bloquerons le compte en attendant.',
    welcome: {
      subject: 'Bienvenue chez Cordwainer',
      lines: [
        'Votre compte est ouvert et les 50 premiers points du club sont à vous. Chaque euro en ajoute un.',
        'Vous y trouverez vos commandes, vos adresses, votre liste d’envies et vos bons d’achat.',
      ],
      action: 'Accéder à mon compte',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Vous avez demandé un nouveau mot de passe. Le lien ci-dessous fonctionne une seule fois, pendant deux heures.',
        'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      lines: ['Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.'],
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été modifiée',
      lines: [
        'Désormais, vous vous connectez avec votre nouvelle adresse. Ceci est le dernier message envoyé à l’ancienne.',
      ],
    },
    unused: {
      subject: 'Souhaitez-vous garder votre compte ?',
      lines: [
        'Vous n’avez pas utilisé votre compte depuis presque deux ans. Nous ne gardons rien plus longtemps que nécessaire : nous le supprimerons dans un mois, avec ses points et ses bons d’achat.',
        'Pour le garder, connectez-vous une fois d’ici là. Sinon, vous n’avez rien à faire.',
      ],
      action: 'Me connecter et le garder',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      lines: [
        'Votre compte et tout ce qui en dépendait ont disparu : adresses, liste d’envies, points et bons d’achat.',
        'Nous conservons commandes et factures aussi longtemps que le droit fiscal l’exige, et n’en faisons aucun autre usage.',
      ],
    },
  },
}
