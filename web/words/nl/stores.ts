import type { stores as english } from '../en/stores.ts'

export const stores: Readonly<Record<keyof typeof english, string>> = {
  'stores.title': 'Onze winkels',
  'stores.intro':
    '{n, plural, one {Eén winkel} other {# winkels}} waar iemand je beide voeten opmeet, en daar de tijd voor neemt.',
  'stores.description': '{title}: {address}. Adres, openingstijden en route.',
  'stores.address': 'Adres en contact',
  'stores.favourite': 'Als favoriete winkel bewaren',
  'stores.route': 'Plan je route',
  'stores.services': 'Hier kun je je voeten laten opmeten en terugbrengen wat je online bestelde.',
  'stores.all': 'Alle winkels',
  'stores.today': 'vandaag',
  'stores.exceptions': 'Afwijkende tijden',
  'stores.closed': 'Gesloten',
  'stores.open_until': 'Open tot {time}',
  'stores.opens_today': 'Gesloten, opent vandaag om {time}',
  'stores.opens_tomorrow': 'Gesloten, opent morgen om {time}',
  'stores.opens_on': 'Gesloten, opent {day} om {time}',
}
