import type { alerts as english } from '../en/alerts.ts'

export const alerts: Readonly<Record<keyof typeof english, string>> = {
  'alert.done': 'C’est noté',
  'alert.back': 'Nous vous écrirons dès que votre taille sera de nouveau disponible.',
  'alert.soon': 'Nous vous écrirons dès que cet article sera disponible.',
  'alert.sizes': 'Quelles tailles',
  'alert.all_sizes': 'Toutes les tailles',
  'alert.email': 'Adresse e-mail',
  'alert.newsletter': 'Je souhaite aussi recevoir la newsletter',
  'alert.newsletter_hint': 'Vous la confirmez par un lien que nous vous envoyons.',
  'alert.once': 'Votre adresse sert à cet unique message et à rien d’autre.',
  'alert.sent_back': 'Nous vous écrirons une fois, dès que cette taille pourra de nouveau être commandée.',
  'alert.sent_soon': 'Nous vous écrirons une fois, dès que cet article pourra être commandé.',
  'alert.list_title': 'Vos alertes',
  'alert.list_text': 'Nous écrirons une fois à {email} pour chacune de ces tailles, dès qu’elle pourra être commandée.',
  'alert.none': 'Nous n’écrirons plus à {email} au sujet d’aucune taille.',
  'alert.end': 'Ne plus attendre',
  'alert.end_all': 'Arrêter toutes ces alertes',
  'alert.ended': 'C’est fait. Nous ne vous écrirons plus à ce sujet.',
}
