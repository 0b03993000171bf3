import type { wishlist as english } from '../en/wishlist.ts'

export const wishlist: Readonly<Record<keyof typeof english, string>> = {
  'wishlist.count': 'Verlanglijst, {n, plural, one {# artikel} other {# artikelen}}',
  'wishlist.empty': 'Je verlanglijst is leeg',
  'wishlist.how':
    'Druk op het hart bij een foto om te bewaren wat je mooi vindt. Je vindt het hier terug, op dit apparaat.',
  'wishlist.kept': 'Je verlanglijst wordt op dit apparaat bewaard.',
  'wishlist.removed': 'Van je verlanglijst verwijderd.',
  'wishlist.moved': 'Naar je winkelmand verplaatst.',
  'wishlist.shared': 'Een verlanglijst die met je gedeeld is',
  'wishlist.keep_all': 'Zet alles op mijn verlanglijst',
  'wishlist.kept_all': 'Alles staat nu op je verlanglijst.',
  'wishlist.shared_gone': 'Van deze lijst is hier niets meer te koop.',
  'wishlist.undo': 'Zet terug',
  'wishlist.missing':
    '{n, plural, one {# artikel op je lijst is} other {# artikelen op je lijst zijn}} hier nu niet te koop.',
  'wishlist.failed': 'Je verlanglijst kan nu niet worden getoond. Probeer het zo opnieuw.',
  'wishlist.script': 'De verlanglijst wordt in je browser bewaard. Zet JavaScript aan om hem te gebruiken.',
}
