import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'In der Filiale',
  'instore.where': 'In unserer Filiale',
  'instore.done': 'Fertig',
  'instore.ended': 'Die Sitzung dieser Filiale ist beendet. Bitte wenden Sie sich an unser Team.',
  'instore.unavailable': 'Die Filiale ist gerade nicht erreichbar. Sie können wie gewohnt einkaufen.',
  'instore.still_title': 'Sind Sie noch da?',
  'instore.still':
    'Ist die Zeit um, vergisst dieses Tablet Ihren Besuch, damit ihn niemand anders sieht. Ihr Warenkorb und Ihre Eingaben sind dann weg.',
  'instore.go_on': 'Weiter einkaufen',
  'instore.no_more_time': 'Auf diesem Tablet ist keine Zeit mehr. Schließen Sie bitte ab oder fragen Sie unser Team.',
  'instore.elsewhere': 'Dieser Link führt aus unserem Shop hinaus. Bitte öffnen Sie ihn auf Ihrem eigenen Telefon.',
  'instore.here': 'Hier: {stock}',
  'instore.not_here': 'Hier gerade nicht. Bestellen Sie auf diesem Tablet, und es kommt zu Ihnen nach Hause.',
  'instore.bring': 'Diese Größe bringen lassen',
  'instore.call': 'Jemanden rufen',
  'instore.ask_sent': 'Angefragt um {time} Uhr.',
  'instore.ask_coming': 'Es ist jemand auf dem Weg zu Ihnen.',
  'instore.ask_cancel': 'Abbrechen',
  'instore.ask_expired': 'Gerade war niemand frei. Bitte sprechen Sie unser Personal direkt an.',
  'instore.ask_undelivered': 'Unser Personal ist gerade nicht zu erreichen. Bitte sprechen Sie es direkt an.',
  'instore.ask_unavailable': 'Das geht gerade nicht. Bitte sprechen Sie unser Personal direkt an.',
  'instore.scan': 'Etikett scannen',
  'instore.scan_hint': 'Halten Sie den Strichcode vor die Kamera.',
  'instore.scan_camera': 'Das Bild der Kamera',
  'instore.scan_no_camera':
    'Dieser Browser liest keine Strichcodes mit der Kamera. Benutzen Sie den Scanner, oder suchen Sie nach der Nummer auf dem Etikett.',
  'instore.scan_unknown':
    'Den Code {code} kennen wir nicht. Suchen Sie nach der Nummer auf dem Etikett, oder fragen Sie unser Team.',
  'instore.scan_unavailable':
    'Der Code lässt sich gerade nicht nachschlagen. Bitte versuchen Sie es gleich noch einmal.',
}
