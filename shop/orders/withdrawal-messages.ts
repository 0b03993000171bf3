import type { Language } from '#kernel/storefront.ts'

/**
 * The instructions on withdrawal and the model form (Directive 2011/83, annex I), as they have to reach the shopper in
 * something that they can keep. The sentences are the law's, in the shop's form of address; change them with a lawyer.
 */
export type WithdrawalMessages = {
  readonly heading: string
  readonly right: string
  readonly how: (email: string) => string
  readonly information: string
  readonly form: string
  readonly formIntro: string
  readonly formLines: (trader: string) => readonly string[]
  readonly formNote: string
}

const en: WithdrawalMessages = {
  heading: 'Your right of withdrawal',
  right:
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which you, or someone named by you who is not the carrier, receive the last item of your order.',
  how: (email) =>
    `To withdraw, tell us so in an unequivocal statement before the period has expired, for example by email to ${email}. You may use the form at the end of this email, but you do not have to.`,
  information: 'Information on your right of withdrawal',
  form: 'Model withdrawal form',
  formIntro: 'Complete and return this form only if you wish to withdraw from the contract.',
  formLines: (trader) => [
    `To ${trader}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
  ],
  formNote: '(*) Delete as appropriate.',
}

const nl: WithdrawalMessages = {
  heading: 'Je herroepingsrecht',
  right:
    'Je hebt het recht om deze overeenkomst binnen 14 dagen zonder opgave van redenen te herroepen. De herroepingstermijn verstrijkt 14 dagen na de dag waarop jij, of iemand die je hebt aangewezen en die niet de vervoerder is, het laatste artikel van je bestelling ontvangt.',
  how: (email) =>
    `Wil je herroepen, laat het ons dan ondubbelzinnig weten voordat de termijn is verstreken, bijvoorbeeld met een e-mail aan ${email}. Je mag het formulier onderaan deze e-mail gebruiken, maar dat hoeft niet.`,
  information: 'Informatie over je herroepingsrecht',
  form: 'Modelformulier voor herroeping',
  formIntro: 'Dit formulier alleen invullen en terugzenden als je de overeenkomst wilt herroepen.',
  formLines: (trader) => [
    `Aan ${trader}:`,
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen (*):',
    'Besteld op (*) / ontvangen op (*):',
    'Naam van de consument(en):',
    'Adres van de consument(en):',
    'Handtekening van de consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    'Datum:',
  ],
  formNote: '(*) Doorhalen wat niet van toepassing is.',
}

const de: WithdrawalMessages = {
  heading: 'Ihr Widerrufsrecht',
  right:
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware Ihrer Bestellung in Besitz genommen haben bzw. hat.',
  how: (email) =>
    `Um zu widerrufen, teilen Sie uns Ihren Entschluss vor Ablauf der Frist mit einer eindeutigen Erklärung mit, zum Beispiel per E-Mail an ${email}. Sie können das Formular am Ende dieser E-Mail verwenden, das jedoch nicht vorgeschrieben ist.`,
  information: 'Widerrufsbelehrung',
  form: 'Muster-Widerrufsformular',
  formIntro:
    'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
  formLines: (trader) => [
    `An ${trader}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
    'Bestellt am (*) / erhalten am (*):',
    'Name des/der Verbraucher(s):',
    'Anschrift des/der Verbraucher(s):',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
    'Datum:',
  ],
  formNote: '(*) Unzutreffendes streichen.',
}

const fr: WithdrawalMessages = {
  heading: 'Votre droit de rétractation',
  right:
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de 14 jours. Le délai de rétractation expire 14 jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier article de votre commande.',
  how: (email) =>
    `Pour vous rétracter, faites-le-nous savoir avant l’expiration du délai par une déclaration dénuée d’ambiguïté, par exemple par e-mail à ${email}. Vous pouvez utiliser le formulaire à la fin de cet e-mail, mais ce n’est pas obligatoire.`,
  information: 'Informations sur votre droit de rétractation',
  form: 'Modèle de formulaire de rétractation',
  formIntro:
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  formLines: (trader) => [
    `À l’attention de ${trader}\u00A0:`,
    'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous\u00A0:',
    'Commandé le (*) / reçu le (*)\u00A0:',
    'Nom du (des) consommateur(s)\u00A0:',
    'Adresse du (des) consommateur(s)\u00A0:',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00A0:',
    'Date\u00A0:',
  ],
  formNote: '(*) Rayez la mention inutile.',
}

/** Which wording the shopper was told; each statement of withdrawal keeps it. Changes with any sentence of this file. */
export const withdrawalNoticeVersion = '2026-11-21'

export const withdrawalMessages: Readonly<Record<Language, WithdrawalMessages>> = { en, nl, de, fr }
