import type { slices as english } from '../en/slices.ts'

export const slices: Readonly<Record<keyof typeof english, string>> = {
  'slice.look': 'Adoptez le look',
  'slice.looks_all': 'Voir tous les looks',
  'slice.look_products': 'Dans ce look',
  'slice.slides': 'En images',
  'slice.slide': '{n} sur {total}',
  'slice.recommended': 'Choisis pour vous',
  'slice.wall_show': 'Afficher les dernières publications',
  'slice.wall_consent':
    'Les dernières publications proviennent de Flockler, qui dépose des cookies. Elles s’afficheront ici dès que vous aurez accepté les cookies.',
  'slice.video_play': 'Lire le film : {title}',
  'slice.video_play_untitled': 'Lire le film',
  'slice.video_captions': 'Sous-titres',
  'slice.video_consent':
    'Ce film est hébergé par {provider}, qui dépose des cookies à la lecture. Il s’affichera ici dès que vous aurez accepté les cookies.',
  'slice.video_settings': 'Paramètres des cookies',
  'slice.video_elsewhere': 'Le voir sur {provider}',
}
