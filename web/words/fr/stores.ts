import type { stores as english } from '../en/stores.ts'

export const stores: Readonly<Record<keyof typeof english, string>> = {
  'stores.title': 'Nos magasins',
  'stores.intro':
    '{n, plural, one {Un magasin} other {# magasins}} où quelqu’un mesure vos deux pieds et prend le temps qu’il faut.',
  'stores.description': '{title} : {address}. Adresse, horaires et itinéraire.',
  'stores.address': 'Adresse et contact',
  'stores.favourite': 'Ajouter à mes magasins favoris',
  'stores.route': 'Préparer l’itinéraire',
  'stores.services': 'Ici, vous pouvez faire mesurer vos pieds et rapporter ce que vous avez commandé en ligne.',
  'stores.all': 'Tous les magasins',
  'stores.today': 'aujourd’hui',
  'stores.exceptions': 'Horaires exceptionnels',
  'stores.closed': 'Fermé',
  'stores.open_until': 'Ouvert jusqu’à {time}',
  'stores.opens_today': 'Fermé, ouvre aujourd’hui à {time}',
  'stores.opens_tomorrow': 'Fermé, ouvre demain à {time}',
  'stores.opens_on': 'Fermé, ouvre {day} à {time}',
}
