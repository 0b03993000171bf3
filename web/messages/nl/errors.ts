import type { errors as english } from '../en/errors.ts'

export const errors: Readonly<Record<keyof typeof english, string>> = {
  'e.lost': 'Oeps! We zijn je even kwijt ...',
  'e.404': 'Pagina niet gevonden',
  'e.404_route': 'Deze pagina kan niet worden gevonden',
  'e.404_text': 'De pagina is misschien verplaatst, of het adres is verkeerd getypt.',
  'e.500': 'Er ging iets mis',
  'e.500_text': 'Het ligt aan ons, niet aan jou. Probeer het zo nog eens.',
  'e.400': 'Dit konden we niet lezen',
  'e.400_text': 'Ga terug, controleer wat je hebt ingevuld en probeer het opnieuw.',
  'e.503': 'Het is erg druk',
  'e.503_text': 'Probeer het zo meteen opnieuw.',
  'e.twice': 'Er ging iets mis bij het tonen van de pagina, en nog iets bij het tonen van de foutpagina.',
  'e.details': 'Details van de fout:',
  'e.home': 'Terug naar home',
}
