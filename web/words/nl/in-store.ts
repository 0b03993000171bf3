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
}
