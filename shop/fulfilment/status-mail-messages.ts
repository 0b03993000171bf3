import type { Language } from '#kernel/storefront.ts'

type Letter<Facts extends readonly string[]> = {
  readonly subject: (number: string) => string
  readonly title: string
  readonly lines: (...facts: Facts) => readonly string[]
}

/** What mails about the way of an order say, in one language. */
export type StatusMailMessages = {
  readonly greeting: (name: string) => string
  readonly sent: Letter<[number: string, carrier: string]>
  readonly sentInPart: string
  readonly invoiceAttached: string
  readonly delivered: Letter<[number: string]>
  readonly returnUntil: (day: string) => string
  readonly cancelled: Letter<[number: string]>
  readonly comesBack: (amount: string, method: string) => string
  /** A gift card paid the order, or a part of it. */
  readonly comesBackOnCard: (amount: string) => string
  readonly nothingOwed: (method: string) => string
  readonly refunded: Letter<[number: string, amount: string, method: string]>
  /** What the gift card left was paid in another way, and goes back in that. */
  readonly restRefunded: (number: string, amount: string) => string
  readonly released: (amount: string) => string
  readonly missing: string
  /** A gift card paid it. */
  readonly byHand: (amount: string) => string
  /** Who collects it later has not been asked for all of it yet. */
  readonly byTransfer: (amount: string) => string
  /** A second payment came for an order that was paid. */
  readonly paidTwice: (number: string) => string
  /** A payment came when its order could no longer be had. */
  readonly paidTooLate: (number: string) => string
  readonly creditNoteAttached: string
  readonly return: Letter<[number: string, reference: string]>
  readonly labelAttached: string
  readonly takeToStore: (reference: string) => string
  readonly refundAfter: string
  /** Before the last day on which a return can be handed in. */
  readonly handIn: string
  /** When the money of a return comes. */
  readonly moneyBack: string
  readonly noStatement: string
  readonly follow: string
  readonly view: string
  readonly sendBack: string
  readonly stores: string
  readonly items: string
  readonly parcel: string
  readonly code: string
  readonly goesTo: string
  readonly quantity: (n: number) => string
  readonly questions: string
}

export const statusMailMessages: Readonly<Record<Language, StatusMailMessages>> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    sent: {
      subject: (number) => `Your order ${number} is on its way`,
      title: 'Your parcel is on its way',
      lines: (number, carrier) => [`We have handed your order ${number} over to ${carrier}.`],
    },
    sentInPart: 'The rest of your order follows in another parcel.',
    invoiceAttached: 'Your invoice is attached.',
    delivered: {
      subject: (number) => `Your order ${number} has arrived`,
      title: 'Your order has arrived',
      lines: (number) => [`According to the carrier, your order ${number} has been delivered. Enjoy it.`],
    },
    returnUntil: (day) => `Something doesn’t fit? You can send it back until ${day}, or bring it to one of our stores.`,
    cancelled: {
      subject: (number) => `Your order ${number} has been cancelled`,
      title: 'Your order has been cancelled',
      lines: (number) => [`We have cancelled your order ${number}. Nothing of it will be sent.`],
    },
    comesBack: (amount, method) =>
      `We are paying back ${amount} the way you paid (${method}). It is in your account within 14 days at the latest, mostly sooner.`,
    comesBackOnCard: (amount) =>
      `We are paying back ${amount}: what you paid with a gift card as a new one, the rest the way you paid it. You have it within 14 days at the latest, mostly sooner.`,
    nothingOwed: (method) => `You owe nothing to ${method}.`,
    refunded: {
      subject: (number) => `Your money for order ${number} is on its way back`,
      title: 'Your money is on its way back',
      lines: (number, amount, method) => [
        `For your order ${number} we have just paid back ${amount}, the way you paid (${method}). Depending on your bank it takes up to five working days.`,
      ],
    },
    restRefunded: (number, amount) =>
      `For your order ${number} we have just paid back ${amount}, the way you paid what the gift card left. Depending on your bank it takes up to five working days.`,
    released: (amount) => `${amount} less is charged to you: nothing had been collected for it.`,
    missing: 'Unfortunately we could not find what is named below in our warehouse. We are sorry about that.',
    byHand: (amount) =>
      `You paid ${amount} with a gift card. Our customer service sends you a new one for that amount within 14 days.`,
    byTransfer: (amount) =>
      `Our customer service transfers ${amount} to your bank account and asks you for its number.`,
    paidTwice: (number) =>
      `Your order ${number} was paid already when another payment for it arrived. You pay only once.`,
    paidTooLate: (number) =>
      `Your payment for order ${number} arrived when we could no longer carry it out: its items were no longer held for you. Nothing will be sent, and you pay nothing.`,
    creditNoteAttached: 'The credit note is attached.',
    return: {
      subject: (number) => `Your return from order ${number}`,
      title: 'Your return is announced',
      lines: (number, reference) => [
        `You are sending back something of your order ${number}. The number of your return is ${reference}.`,
      ],
    },
    labelAttached:
      'Your label is attached. Print it, stick it on the parcel, and hand the parcel in within 14 days. It costs you nothing.',
    takeToStore: (reference) => `Bring the goods to any of our stores within 14 days and name the number ${reference}.`,
    refundAfter: 'As soon as the goods are with us, we pay you back the way you paid.',
    handIn: 'Hand it in by',
    moneyBack: 'Your money is back within 14 days of its arrival, mostly sooner.',
    noStatement:
      'This is no statement of withdrawal. You can make one at any time within the period, by the link at the end of this email.',
    follow: 'Follow the parcel',
    view: 'View your order',
    sendBack: 'Send something back',
    stores: 'Our stores',
    items: 'What it is about',
    parcel: 'Carrier',
    code: 'Tracking code',
    goesTo: 'Goes to',
    quantity: (n) => `Quantity: ${n}`,
    questions: 'Questions?',
  },
  nl: {
    greeting: (name) => `Beste ${name},`,
    sent: {
      subject: (number) => `Je bestelling ${number} is onderweg`,
      title: 'Je pakket is onderweg',
      lines: (number, carrier) => [`We hebben je bestelling ${number} meegegeven aan ${carrier}.`],
    },
    sentInPart: 'De rest van je bestelling volgt in een ander pakket.',
    invoiceAttached: 'Je factuur vind je in de bijlage.',
    delivered: {
      subject: (number) => `Je bestelling ${number} is bezorgd`,
      title: 'Je bestelling is bezorgd',
      lines: (number) => [`Volgens de bezorger is je bestelling ${number} bezorgd. Veel plezier ermee.`],
    },
    returnUntil: (day) =>
      `Past er iets niet? Je kunt het terugsturen t/m ${day}, of terugbrengen naar een van onze winkels.`,
    cancelled: {
      subject: (number) => `Je bestelling ${number} is geannuleerd`,
      title: 'Je bestelling is geannuleerd',
      lines: (number) => [`We hebben je bestelling ${number} geannuleerd. Er wordt niets verstuurd.`],
    },
    comesBack: (amount, method) =>
      `We betalen ${amount} terug zoals je hebt betaald (${method}). Het staat uiterlijk binnen 14 dagen op je rekening, meestal eerder.`,
    comesBackOnCard: (amount) =>
      `We betalen ${amount} terug: wat je met een cadeaukaart hebt betaald als nieuwe cadeaukaart, de rest zoals je die hebt betaald. Je hebt het uiterlijk binnen 14 dagen, meestal eerder.`,
    nothingOwed: (method) => `Je hoeft niets te betalen aan ${method}.`,
    refunded: {
      subject: (number) => `Je geld voor bestelling ${number} is onderweg`,
      title: 'Je geld is onderweg',
      lines: (number, amount, method) => [
        `Voor je bestelling ${number} hebben we zojuist ${amount} terugbetaald, zoals je hebt betaald (${method}). Afhankelijk van je bank duurt dat tot vijf werkdagen.`,
      ],
    },
    restRefunded: (number, amount) =>
      `Voor je bestelling ${number} hebben we zojuist ${amount} terugbetaald, zoals je hebt betaald wat de cadeaukaart overliet. Afhankelijk van je bank duurt dat tot vijf werkdagen.`,
    released: (amount) => `Er wordt ${amount} minder in rekening gebracht: daarvoor was nog niets geïncasseerd.`,
    missing: 'Helaas konden we wat hieronder staat niet in ons magazijn vinden. Dat spijt ons.',
    byHand: (amount) =>
      `Met een cadeaukaart heb je ${amount} betaald. Onze klantenservice stuurt je binnen 14 dagen een nieuwe ter waarde van dat bedrag.`,
    byTransfer: (amount) =>
      `Onze klantenservice maakt ${amount} over op je bankrekening en vraagt je daarvoor naar het rekeningnummer.`,
    paidTwice: (number) =>
      `Je bestelling ${number} was al betaald toen er nog een betaling voor binnenkwam. Je betaalt maar één keer.`,
    paidTooLate: (number) =>
      `Je betaling voor bestelling ${number} kwam binnen toen we die niet meer konden uitvoeren: de artikelen waren niet meer voor je gereserveerd. We sturen je niets, en je betaalt niets.`,
    creditNoteAttached: 'De creditnota vind je in de bijlage.',
    return: {
      subject: (number) => `Je retour van bestelling ${number}`,
      title: 'Je retour is aangemeld',
      lines: (number, reference) => [
        `Je stuurt iets van je bestelling ${number} terug. Het nummer van je retour is ${reference}.`,
      ],
    },
    labelAttached:
      'Je label vind je in de bijlage. Print het, plak het op het pakket en lever het pakket binnen 14 dagen in. Het kost je niets.',
    takeToStore: (reference) =>
      `Breng de artikelen binnen 14 dagen naar een van onze winkels en noem het nummer ${reference}.`,
    refundAfter: 'Zodra de artikelen bij ons zijn, betalen we je terug zoals je hebt betaald.',
    handIn: 'In te leveren uiterlijk op',
    moneyBack: 'Je geld is binnen 14 dagen na aankomst terug, meestal eerder.',
    noStatement:
      'Dit is geen verklaring van herroeping. Die kun je binnen de termijn altijd doen, via de link onderaan deze e-mail.',
    follow: 'Volg je pakket',
    view: 'Bekijk je bestelling',
    sendBack: 'Iets terugsturen',
    stores: 'Onze winkels',
    items: 'Waar het om gaat',
    parcel: 'Bezorger',
    code: 'Track & trace',
    goesTo: 'Gaat naar',
    quantity: (n) => `Aantal: ${n}`,
    questions: 'Vragen?',
  },
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    sent: {
      subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      title: 'Ihr Paket ist unterwegs',
      lines: (number, carrier) => [`Wir haben Ihre Bestellung ${number} an ${carrier} übergeben.`],
    },
    sentInPart: 'Der Rest Ihrer Bestellung folgt in einem weiteren Paket.',
    invoiceAttached: 'Ihre Rechnung finden Sie im Anhang.',
    delivered: {
      subject: (number) => `Ihre Bestellung ${number} ist angekommen`,
      title: 'Ihre Bestellung ist angekommen',
      lines: (number) => [`Laut Versanddienst wurde Ihre Bestellung ${number} zugestellt. Viel Freude damit.`],
    },
    returnUntil: (day) =>
      `Etwas passt nicht? Sie können es bis zum ${day} zurücksenden oder in eine unserer Filialen bringen.`,
    cancelled: {
      subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
      title: 'Ihre Bestellung wurde storniert',
      lines: (number) => [`Wir haben Ihre Bestellung ${number} storniert. Es wird nichts versandt.`],
    },
    comesBack: (amount, method) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem Sie bezahlt haben (${method}). Der Betrag ist spätestens nach 14 Tagen auf Ihrem Konto, meist früher.`,
    comesBackOnCard: (amount) =>
      `Wir erstatten ${amount}: was Sie mit einer Geschenkkarte bezahlt haben als neue Geschenkkarte, den Rest auf dem Weg, auf dem Sie ihn bezahlt haben. Sie haben den Betrag spätestens nach 14 Tagen, meist früher.`,
    nothingOwed: (method) => `Sie schulden ${method} nichts.`,
    refunded: {
      subject: (number) => `Ihr Geld für Bestellung ${number} ist unterwegs`,
      title: 'Ihr Geld ist unterwegs',
      lines: (number, amount, method) => [
        `Für Ihre Bestellung ${number} haben wir soeben ${amount} erstattet, auf dem Weg, auf dem Sie bezahlt haben (${method}). Je nach Bank dauert das bis zu fünf Werktage.`,
      ],
    },
    restRefunded: (number, amount) =>
      `Für Ihre Bestellung ${number} haben wir soeben ${amount} erstattet, auf dem Weg, auf dem Sie bezahlt haben, was die Geschenkkarte übrig ließ. Je nach Bank dauert das bis zu fünf Werktage.`,
    released: (amount) => `Ihnen werden ${amount} weniger berechnet: Dafür war noch nichts eingezogen.`,
    missing: 'Leider konnten wir das unten Genannte in unserem Lager nicht finden. Das tut uns leid.',
    byHand: (amount) =>
      `Mit einer Geschenkkarte haben Sie ${amount} bezahlt. Unser Kundenservice sendet Ihnen innerhalb von 14 Tagen eine neue über diesen Betrag.`,
    byTransfer: (amount) =>
      `Unser Kundenservice überweist Ihnen ${amount} auf Ihr Bankkonto und fragt Sie dafür nach der Kontonummer.`,
    paidTwice: (number) =>
      `Ihre Bestellung ${number} war bereits bezahlt, als eine weitere Zahlung dafür einging. Sie zahlen nur einmal.`,
    paidTooLate: (number) =>
      `Ihre Zahlung für die Bestellung ${number} ging ein, als wir sie nicht mehr ausführen konnten: Die Artikel waren nicht mehr für Sie reserviert. Wir senden Ihnen nichts, und Sie zahlen nichts.`,
    creditNoteAttached: 'Die Rechnungskorrektur finden Sie im Anhang.',
    return: {
      subject: (number) => `Ihre Rücksendung aus Bestellung ${number}`,
      title: 'Ihre Rücksendung ist angemeldet',
      lines: (number, reference) => [
        `Sie senden etwas aus Ihrer Bestellung ${number} zurück. Die Nummer Ihrer Rücksendung ist ${reference}.`,
      ],
    },
    labelAttached:
      'Ihr Etikett finden Sie im Anhang. Drucken Sie es aus, kleben Sie es auf das Paket und geben Sie dieses innerhalb von 14 Tagen ab. Es kostet Sie nichts.',
    takeToStore: (reference) =>
      `Bringen Sie die Ware innerhalb von 14 Tagen in eine unserer Filialen und nennen Sie die Nummer ${reference}.`,
    refundAfter: 'Sobald die Ware bei uns ist, erstatten wir den Betrag auf dem Weg, auf dem Sie bezahlt haben.',
    handIn: 'Abzugeben bis spätestens',
    moneyBack: 'Ihr Geld ist binnen 14 Tagen nach dem Eingang zurück, meist früher.',
    noStatement:
      'Dies ist keine Widerrufserklärung. Diese können Sie innerhalb der Frist jederzeit abgeben, über den Link am Ende dieser E-Mail.',
    follow: 'Paket verfolgen',
    view: 'Bestellung ansehen',
    sendBack: 'Etwas zurücksenden',
    stores: 'Unsere Filialen',
    items: 'Worum es geht',
    parcel: 'Versanddienst',
    code: 'Sendungsnummer',
    goesTo: 'Geht an',
    quantity: (n) => `Menge: ${n}`,
    questions: 'Fragen?',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    sent: {
      subject: (number) => `Votre commande ${number} est en route`,
      title: 'Votre colis est en route',
      lines: (number, carrier) => [`Nous avons remis votre commande ${number} à ${carrier}.`],
    },
    sentInPart: 'Le reste de votre commande suit dans un autre colis.',
    invoiceAttached: 'Votre facture est jointe à cet e-mail.',
    delivered: {
      subject: (number) => `Votre commande ${number} est arrivée`,
      title: 'Votre commande est arrivée',
      lines: (number) => [
        `D’après le transporteur, votre commande ${number} a été livrée. Nous vous en souhaitons beaucoup de plaisir.`,
      ],
    },
    returnUntil: (day) =>
      `Quelque chose ne va pas\u202F? Vous pouvez le renvoyer jusqu’au ${day} inclus, ou le rapporter dans l’un de nos magasins.`,
    cancelled: {
      subject: (number) => `Votre commande ${number} est annulée`,
      title: 'Votre commande est annulée',
      lines: (number) => [`Nous avons annulé votre commande ${number}. Rien ne sera envoyé.`],
    },
    comesBack: (amount, method) =>
      `Nous vous remboursons ${amount} par le moyen que vous avez utilisé (${method}). La somme est sur votre compte sous 14 jours au plus tard, le plus souvent avant.`,
    comesBackOnCard: (amount) =>
      `Nous vous remboursons ${amount}\u00A0: ce que vous avez réglé avec une carte cadeau sous forme d’une nouvelle carte, le reste par le moyen que vous avez utilisé. Vous l’aurez sous 14 jours au plus tard, le plus souvent avant.`,
    nothingOwed: (method) => `Vous ne devez rien à ${method}.`,
    refunded: {
      subject: (number) => `Le remboursement de votre commande ${number} est en route`,
      title: 'Votre remboursement est en route',
      lines: (number, amount, method) => [
        `Pour votre commande ${number}, nous venons de vous rembourser ${amount} par le moyen que vous avez utilisé (${method}). Selon votre banque, cela prend jusqu’à cinq jours ouvrés.`,
      ],
    },
    restRefunded: (number, amount) =>
      `Pour votre commande ${number}, nous venons de vous rembourser ${amount} par le moyen avec lequel vous avez réglé ce que la carte cadeau ne couvrait pas. Selon votre banque, cela prend jusqu’à cinq jours ouvrés.`,
    released: (amount) =>
      `${amount} de moins vous sont facturés\u00A0: rien n’avait encore été prélevé pour cette somme.`,
    missing:
      'Malheureusement, nous n’avons pas trouvé dans notre entrepôt ce qui est indiqué ci-dessous. Nous en sommes désolés.',
    byHand: (amount) =>
      `Vous avez payé ${amount} avec une carte cadeau. Notre service client vous en envoie une nouvelle de ce montant sous 14 jours.`,
    byTransfer: (amount) =>
      `Notre service client vous vire ${amount} sur votre compte bancaire et vous en demandera le numéro.`,
    paidTwice: (number) =>
      `Votre commande ${number} était déjà payée lorsqu’un autre paiement nous est parvenu. Vous ne payez qu’une seule fois.`,
    paidTooLate: (number) =>
      `Votre paiement pour la commande ${number} nous est parvenu alors que nous ne pouvions plus l’exécuter : les articles ne vous étaient plus réservés. Rien ne vous sera envoyé et vous ne payez rien.`,
    creditNoteAttached: 'L’avoir est joint à cet e-mail.',
    return: {
      subject: (number) => `Votre retour de la commande ${number}`,
      title: 'Votre retour est annoncé',
      lines: (number, reference) => [
        `Vous renvoyez une partie de votre commande ${number}. Le numéro de votre retour est ${reference}.`,
      ],
    },
    labelAttached:
      'Votre étiquette est jointe à cet e-mail. Imprimez-la, collez-la sur le colis et déposez celui-ci sous 14 jours. Cela ne vous coûte rien.',
    takeToStore: (reference) =>
      `Rapportez les articles dans l’un de nos magasins sous 14 jours et indiquez le numéro ${reference}.`,
    refundAfter: 'Dès que les articles sont chez nous, nous vous remboursons par le moyen que vous avez utilisé.',
    handIn: 'À déposer au plus tard le',
    moneyBack: 'Vous êtes remboursé dans les 14 jours qui suivent l’arrivée, le plus souvent avant.',
    noStatement:
      'Ceci n’est pas une déclaration de rétractation. Vous pouvez la faire à tout moment pendant le délai, par le lien à la fin de cet e-mail.',
    follow: 'Suivre le colis',
    view: 'Voir votre commande',
    sendBack: 'Renvoyer un article',
    stores: 'Nos magasins',
    items: 'De quoi il s’agit',
    parcel: 'Transporteur',
    code: 'Numéro de suivi',
    goesTo: 'Adresse',
    quantity: (n) => `Quantité\u00A0: ${n}`,
    questions: 'Des questions\u202F?',
  },
}
