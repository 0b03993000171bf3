import type { Language } from '#kernel/storefront.ts'

type Letter = {
  readonly subject: (amount: string, day: string) => string
  readonly lines: (amount: string, day: string) => readonly string[]
}

export type VoucherMailMessages = {
  readonly greeting: (firstName: string) => string
  readonly issued: Letter
  readonly expiring: Letter
  /** How it is used. */
  readonly use: (barcode: string) => string
  /** For a storefront with another currency than the voucher's. */
  readonly elsewhere: string
  readonly action: string
}

export const voucherMailMessages: Readonly<Record<Language, VoucherMailMessages>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    issued: {
      subject: (amount) => `Your ${amount} voucher is here`,
      lines: (amount, day) => [`Your points have become a voucher of ${amount}. It is valid until ${day}.`],
    },
    expiring: {
      subject: (amount, day) => `Your ${amount} voucher is valid until ${day}`,
      lines: (amount, day) => [`Your voucher of ${amount} is still waiting for you. The last day to use it is ${day}.`],
    },
    use: (barcode) => `Type in its number at the checkout: ${barcode}`,
    elsewhere: 'It is taken in our shops that sell in euros.',
    action: 'Go to my vouchers',
  },
  nl: {
    greeting: (firstName) => `Hallo ${firstName},`,
    issued: {
      subject: (amount) => `Je voucher van ${amount} is er`,
      lines: (amount, day) => [`Je punten zijn een voucher van ${amount} geworden. Hij is geldig t/m ${day}.`],
    },
    expiring: {
      subject: (amount, day) => `Je voucher van ${amount} is geldig t/m ${day}`,
      lines: (amount, day) => [`Je voucher van ${amount} ligt nog voor je klaar. Je kunt hem gebruiken t/m ${day}.`],
    },
    use: (barcode) => `Vul bij het afrekenen het nummer in: ${barcode}`,
    elsewhere: 'Je gebruikt hem in onze winkels met prijzen in euro.',
    action: 'Naar mijn vouchers',
  },
  de: {
    greeting: (firstName) => `Guten Tag ${firstName},`,
    issued: {
      subject: (amount) => `Ihr Gutschein über ${amount} ist da`,
      lines: (amount, day) => [`Aus Ihren Punkten ist ein Gutschein über ${amount} geworden. Er gilt bis zum ${day}.`],
    },
    expiring: {
      subject: (amount, day) => `Ihr Gutschein über ${amount} gilt bis zum ${day}`,
      lines: (amount, day) => [
        `Ihr Gutschein über ${amount} wartet noch auf Sie. Der letzte Tag, an dem er gilt, ist der ${day}.`,
      ],
    },
    use: (barcode) => `Geben Sie an der Kasse seine Nummer ein: ${barcode}`,
    elsewhere: 'Er gilt in unseren Shops mit Preisen in Euro.',
    action: 'Zu meinen Gutscheinen',
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    issued: {
      subject: (amount) => `Votre bon d’achat de ${amount} est arrivé`,
      lines: (amount, day) => [
        `Vos points sont devenus un bon d’achat de ${amount}. Il est valable jusqu’au ${day} inclus.`,
      ],
    },
    expiring: {
      subject: (amount, day) => `Votre bon d’achat de ${amount} est valable jusqu’au ${day}`,
      lines: (amount, day) => [
        `Votre bon d’achat de ${amount} vous attend toujours. Vous pouvez l’utiliser jusqu’au ${day} inclus.`,
      ],
    },
    use: (barcode) => `Saisissez son numéro au moment de payer : ${barcode}`,
    elsewhere: 'Il est accepté dans nos boutiques en ligne dont les prix sont en euros.',
    action: 'Voir mes bons d’achat',
  },
}
