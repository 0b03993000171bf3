import type { errors as english } from '../en/errors.ts'

export const errors: Readonly<Record<keyof typeof english, string>> = {
  'e.lost': 'Hoppla! Wir haben Sie kurz verloren ...',
  'e.404': 'Seite nicht gefunden',
  'e.404_route': 'Diese Seite konnte nicht gefunden werden',
  'e.404_text': 'Die Seite ist vielleicht umgezogen, oder die Adresse ist falsch geschrieben.',
  'e.500': 'Etwas ist schiefgelaufen',
  'e.500_text': 'Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  'e.twice': 'Beim Anzeigen der Seite ist ein Fehler aufgetreten und beim Anzeigen der Fehlerseite ein weiterer.',
  'e.details': 'Einzelheiten zum Fehler:',
  'e.home': 'Zurück zur Startseite',
}
