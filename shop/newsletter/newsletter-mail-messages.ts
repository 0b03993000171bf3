import type { Language } from '#kernel/storefront.ts'

/** A subject may name the shop as `{shop}`. */
type Letter = { readonly subject: string; readonly lines: readonly string[]; readonly action: string }

export type NewsletterMailMessages = {
  /** Without a name: whoever typed the address may have typed anything as one. */
  readonly confirm: Letter
  readonly greeting: (firstName: string) => string
  readonly welcome: Letter
  /** Below every mail to somebody who gets the newsletter. */
  readonly settings: string
}

export const newsletterMailMessages: Readonly<Record<Language, NewsletterMailMessages>> = {
  en: {
    confirm: {
      subject: 'Please confirm: the {shop} newsletter',
      lines: [
        'Somebody, you we hope, asked for our newsletter to this address: new arrivals and sales, at most twice a week. Please confirm that you want it. The link works for seven days.',
        'Was it not you? Then do nothing, and we will not write to you.',
      ],
      action: 'Yes, send me the newsletter',
    },
    greeting: (firstName) => `Hello ${firstName},`,
    welcome: {
      subject: 'You are on the list',
      lines: ['Thank you for confirming. From now on you receive our newsletter, at most twice a week.'],
      action: 'Go to the shop',
    },
    settings: 'Change your settings or unsubscribe',
  },
  nl: {
    confirm: {
      subject: 'Bevestig je aanmelding voor de nieuwsbrief van {shop}',
      lines: [
        'Iemand, jij hopen we, vroeg voor dit adres onze nieuwsbrief aan: nieuwe collecties en aanbiedingen, hooguit twee keer per week. Bevestig dat je hem wilt ontvangen. De link werkt zeven dagen.',
        'Was jij dit niet? Dan hoef je niets te doen en schrijven we je niet.',
      ],
      action: 'Ja, stuur mij de nieuwsbrief',
    },
    greeting: (firstName) => `Hallo ${firstName},`,
    welcome: {
      subject: 'Je bent aangemeld',
      lines: ['Bedankt voor je bevestiging. Vanaf nu krijg je onze nieuwsbrief, hooguit twee keer per week.'],
      action: 'Naar de winkel',
    },
    settings: 'Instellingen wijzigen of afmelden',
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie: Newsletter von {shop}',
      lines: [
        'Jemand, hoffentlich Sie, hat für diese Adresse unseren Newsletter angefordert: Neuheiten und Angebote, höchstens zweimal pro Woche. Bitte bestätigen Sie, dass Sie ihn erhalten möchten. Der Link gilt sieben Tage.',
        'Waren Sie das nicht? Dann ist nichts zu tun, und wir schreiben Ihnen nicht.',
      ],
      action: 'Ja, Newsletter zusenden',
    },
    greeting: (firstName) => `Guten Tag ${firstName},`,
    welcome: {
      subject: 'Sie sind angemeldet',
      lines: ['Danke für Ihre Bestätigung. Ab jetzt erhalten Sie unseren Newsletter, höchstens zweimal pro Woche.'],
      action: 'Zum Shop',
    },
    settings: 'Einstellungen ändern oder abmelden',
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre inscription à la newsletter {shop}',
      lines: [
        'Quelqu’un, vous sans doute, a demandé notre newsletter pour cette adresse : nouveautés et promotions, deux fois par semaine au plus. Confirmez que vous souhaitez la recevoir. Le lien fonctionne pendant sept jours.',
        'Ce n’était pas vous ? Ne faites rien : nous ne vous écrirons pas.',
      ],
      action: 'Oui, envoyez-moi la newsletter',
    },
    greeting: (firstName) => `Bonjour ${firstName},`,
    welcome: {
      subject: 'Votre inscription est confirmée',
      lines: ['Merci de votre confirmation. Vous recevrez désormais notre newsletter, deux fois par semaine au plus.'],
      action: 'Aller à la boutique',
    },
    settings: 'Modifier vos préférences ou vous désinscrire',
  },
}
