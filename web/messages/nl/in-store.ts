import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'In de winkel',
  'instore.where': 'In onze winkel',
  'instore.done': 'Klaar',
  'instore.ended': 'De sessie van deze winkel is afgelopen. Vraag het een van onze medewerkers.',
  'instore.unavailable': 'De winkel is nu niet bereikbaar. Je kunt gewoon verder winkelen.',
  'instore.still_title': 'Ben je er nog?',
  'instore.still':
    'Als de tijd om is, vergeet deze tablet je bezoek, zodat niemand anders het ziet. Je winkelmand en wat je hebt ingevuld, zijn dan weg.',
  'instore.go_on': 'Verder winkelen',
  'instore.no_more_time': 'Deze tablet heeft geen tijd meer. Rond af, of vraag het een van onze medewerkers.',
  'instore.elsewhere': 'Deze link gaat buiten onze winkel. Bekijk hem op je eigen telefoon.',
  'instore.here': 'Hier: {stock}',
  'instore.not_here': 'Hier nu niet. Bestel hem op deze tablet, dan komt hij naar je toe.',
  'instore.bring': 'Breng mij deze maat',
  'instore.call': 'Roep iemand',
  'instore.ask_sent': 'Gevraagd om {time}.',
  'instore.ask_coming': 'Er komt iemand naar je toe.',
  'instore.ask_cancel': 'Annuleren',
  'instore.ask_expired': 'Er was net niemand vrij. Spreek gerust een medewerker aan.',
  'instore.ask_undelivered': 'We konden het personeel net niet bereiken. Spreek gerust een medewerker aan.',
  'instore.ask_unavailable': 'Vragen lukt nu niet. Spreek gerust een medewerker aan.',
  'instore.scan': 'Label scannen',
  'instore.scan_hint': 'Houd de streepjescode voor de camera.',
  'instore.scan_camera': 'Het beeld van de camera',
  'instore.scan_no_camera':
    'Deze browser leest geen streepjescodes met de camera. Gebruik de scanner of zoek op het nummer van het label.',
  'instore.scan_unknown':
    'We kennen de code {code} niet. Zoek op het nummer van het label of vraag het een medewerker.',
  'instore.scan_unavailable': 'De code kan nu niet worden opgezocht. Probeer het zo nog eens.',
}
