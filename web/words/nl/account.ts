import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.join': 'Inloggen of lid worden',
  'account.hello': 'Welkom {firstName}',
  'account.title': 'Je account',
  'account.without':
    'Je bestelt hier zonder account: kiezen, betalen, klaar. Klantaccounts zijn er in deze winkel nog niet. De bevestiging van je bestelling krijg je per e-mail.',
  'account.order': 'Waar is mijn bestelling?',
  'account.order_text': 'Houd het bestelnummer uit je e-mail bij de hand; onze klantenservice zoekt het voor je op.',
  'account.returns': 'Iets terugsturen',
  'account.returns_text': 'In een winkel of per post, binnen 14 dagen, zonder account.',
  'account.wishlist_text': 'Wat je mooi vindt, wordt op dit apparaat bewaard.',
  'account.club': 'De club',
  'account.club_text': 'Wat je lidmaatschap je geeft, en hoe punten cheques worden.',
}
