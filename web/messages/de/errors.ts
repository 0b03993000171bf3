import type { errors as english } from '../en/errors.ts'

export const errors: Readonly<Record<keyof typeof english, string>> = {
  'e.lost': 'Hoppla! Wir haben Sie kurz verloren ...',
  'e.404': 'Seite nicht gefunden',
  'e.404_route': 'Diese Seite konnte nicht gefunden werden',
  'e.404_text': 'Die Seite ist vielleicht umgezogen, oder die Adresse ist falsch geschrieben.',
  'e.500': 'Etwas ist schiefgelaufen',
  'e.500_text': 'Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  'e.400': 'Das konnten wir nicht lesen',
  'e.400_text': 'Bitte gehen Sie zurück, prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  'e.503': 'Es ist gerade sehr viel los',
  'e.503_text': 'Bitte versuchen Sie es gleich noch einmal.',
  'e.twice': 'Beim Anzeigen der Seite ist ein Fehler aufgetreten und beim Anzeigen der Fehlerseite ein weiterer.',
  'e.details': 'Einzelheiten zum Fehler:',
  'e.home': 'Zurück zur Startseite',
}
