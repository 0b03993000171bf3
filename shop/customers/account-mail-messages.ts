import type { Language } from '#kernel/storefront.ts'

/** A subject may name the shop as `{shop}`, a line the points for an account as `{signUpPoints}`. */
type Letter = { readonly subject: string; readonly lines: readonly string[]; readonly action?: string }

export type AccountMailMessages = {
  readonly greeting: (firstName: string) => string
  readonly greetingOfNobody: string
  /** What to do when the change was not one's own. */
  readonly notYou: string
  readonly welcome: Letter
  readonly 'confirm-email': Letter
  readonly recovery: Letter
  readonly 'password-changed': Letter
  readonly 'email-changed': Letter
  readonly data: Letter
  readonly unused: Letter
  readonly deleted: Letter
}

export const accountMailMessages: Readonly<Record<Language, AccountMailMessages>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    greetingOfNobody: 'Hello,',
    notYou: 'Was this not you? Then write to us or call, and we will close the account for now.',
    welcome: {
      subject: 'Welcome to {shop}',
      lines: [
        'Your account is open, and the first {signUpPoints} points of the club are yours. You earn one more for every pound or euro.',
        'In your account you find your orders, your addresses, your wish list and your vouchers.',
        'Did you order here before without an account? Confirm your address, and those orders join it.',
      ],
      action: 'Confirm my address',
    },
    'confirm-email': {
      subject: 'Confirm your email address',
      lines: [
        'With one press you show that this address is yours. What you ordered with it before, without an account, joins your account.',
        'The link works for seven days. If you have no account with us, do nothing.',
      ],
      action: 'Confirm my address',
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
      subject: 'Your email address was changed',
      lines: ['From now on you log in with your new email address. This is the last mail to the old one.'],
    },
    data: {
      subject: 'Your data at {shop}',
      lines: [
        'You, or somebody in your name, asked what we know about this address. Behind the link it says so, to read and to take with you. It works for a day.',
        'If it was not you, do nothing: nobody else sees any of it.',
      ],
      action: 'See my data',
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
    greetingOfNobody: 'Hallo,',
    notYou: 'Was jij dit niet? Schrijf of bel ons, dan sluiten we het account voorlopig af.',
    welcome: {
      subject: 'Welkom bij {shop}',
      lines: [
        'Je account is klaar en de eerste {signUpPoints} punten van de club zijn voor jou. Bij elke euro komt er een bij.',
        'In je account vind je je bestellingen, je adressen, je verlanglijst en je vouchers.',
        'Bestelde je hier eerder zonder account? Bevestig je adres, dan komen die bestellingen erbij.',
      ],
      action: 'Mijn adres bevestigen',
    },
    'confirm-email': {
      subject: 'Bevestig je e-mailadres',
      lines: [
        'Met één druk op de knop laat je zien dat dit adres van jou is. Wat je er eerder zonder account mee bestelde, komt in je account.',
        'De link werkt zeven dagen. Heb je geen account bij ons? Dan hoef je niets te doen.',
      ],
      action: 'Mijn adres bevestigen',
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
    data: {
      subject: 'Je gegevens bij {shop}',
      lines: [
        'Jij, of iemand in jouw naam, vroeg wat we over dit adres weten. Dat staat achter de link, om te lezen en mee te nemen. Die werkt een dag.',
        'Was jij het niet? Dan hoef je niets te doen: niemand anders krijgt er iets van te zien.',
      ],
      action: 'Mijn gegevens bekijken',
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
    greetingOfNobody: 'Guten Tag,',
    notYou: 'Waren Sie das nicht? Dann schreiben Sie uns oder rufen Sie an; wir sperren das Konto vorerst.',
    welcome: {
      subject: 'Willkommen bei {shop}',
      lines: [
        'Ihr Konto ist eröffnet, und die ersten {signUpPoints} Punkte des Clubs gehören Ihnen. Mit jedem Euro kommt einer dazu.',
        'In Ihrem Konto finden Sie Ihre Bestellungen, Adressen, Ihre Wunschliste und Ihre Gutscheine.',
        'Haben Sie hier schon einmal ohne Konto bestellt? Bestätigen Sie Ihre Adresse, dann kommen diese Bestellungen dazu.',
      ],
      action: 'Meine Adresse bestätigen',
    },
    'confirm-email': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      lines: [
        'Mit einem Klick zeigen Sie, dass diese Adresse Ihnen gehört. Was Sie mit ihr früher ohne Konto bestellt haben, kommt in Ihr Konto.',
        'Der Link gilt sieben Tage. Haben Sie kein Konto bei uns, ist nichts zu tun.',
      ],
      action: 'Meine Adresse bestätigen',
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
    data: {
      subject: 'Ihre Daten bei {shop}',
      lines: [
        'Sie oder jemand in Ihrem Namen hat gefragt, was wir zu dieser Adresse wissen. Hinter dem Link steht es, zum Lesen und Mitnehmen. Er gilt einen Tag.',
        'Waren Sie das nicht, ist nichts zu tun: Niemand sonst bekommt etwas davon zu sehen.',
      ],
      action: 'Meine Daten ansehen',
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
        'Ihr Konto und alles, was dazugehörte, ist fort: Adressen, Wunschliste, Punkte und Gutscheine.',
        'Bestellungen und Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt, und nutzen sie für nichts anderes.',
      ],
    },
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    greetingOfNobody: 'Bonjour,',
    notYou: 'Ce n’était pas vous ? Écrivez-nous ou appelez-nous : nous bloquerons le compte en attendant.',
    welcome: {
      subject: 'Bienvenue chez {shop}',
      lines: [
        'Votre compte est ouvert et les {signUpPoints} premiers points du club sont à vous. Chaque euro en ajoute un.',
        'Vous y trouverez vos commandes, vos adresses, votre liste d’envies et vos bons d’achat.',
        'Vous avez déjà commandé ici sans compte ? Confirmez votre adresse : ces commandes le rejoindront.',
      ],
      action: 'Confirmer mon adresse',
    },
    'confirm-email': {
      subject: 'Confirmez votre adresse e-mail',
      lines: [
        'Un clic suffit pour montrer que cette adresse est la vôtre. Ce que vous avez commandé avec elle sans compte rejoindra votre compte.',
        'Le lien fonctionne pendant sept jours. Vous n’avez pas de compte chez nous ? Ne faites rien.',
      ],
      action: 'Confirmer mon adresse',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Vous avez demandé un nouveau mot de passe. Le lien ci-dessous fonctionne une seule fois, pendant deux heures.',
        'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.',
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
    data: {
      subject: 'Vos données chez {shop}',
      lines: [
        'Vous, ou quelqu’un en votre nom, avez demandé ce que nous savons de cette adresse. Le lien y mène, pour lire et pour emporter. Il fonctionne pendant un jour.',
        'Ce n’était pas vous ? Ne faites rien : personne d’autre n’en verra quoi que ce soit.',
      ],
      action: 'Voir mes données',
    },
    unused: {
      subject: 'Souhaitez-vous garder votre compte ?',
      lines: [
        'Vous n’avez pas utilisé votre compte depuis presque deux ans. Nous ne gardons rien plus longtemps que nécessaire : nous le supprimerons dans un mois, avec ses points et ses bons d’achat.',
        'Pour le garder, connectez-vous une fois d’ici là. Sinon, vous n’avez rien à faire.',
      ],
      action: 'Me connecter et le garder',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      lines: [
        'Votre compte et tout ce qui en dépendait ont disparu : adresses, liste d’envies, points et bons d’achat.',
        'Nous conservons commandes et factures aussi longtemps que le droit fiscal l’exige, et n’en faisons aucun autre usage.',
      ],
    },
  },
}
