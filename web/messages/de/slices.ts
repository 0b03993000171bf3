import type { slices as english } from '../en/slices.ts'

export const slices: Readonly<Record<keyof typeof english, string>> = {
  'slice.look': 'Der ganze Look',
  'slice.looks_all': 'Alle Looks ansehen',
  'slice.look_products': 'In diesem Look',
  'slice.slides': 'In Bildern',
  'slice.slide': '{n} von {total}',
  'slice.recommended': 'Für Sie ausgewählt',
  'slice.wall_show': 'Neueste Beiträge anzeigen',
  'slice.wall_consent':
    'Die neuesten Beiträge kommen von Flockler, das Cookies setzt. Wir zeigen sie hier, sobald Sie Cookies zulassen.',
  'slice.video_play': 'Film abspielen: {title}',
  'slice.video_play_untitled': 'Film abspielen',
  'slice.video_captions': 'Untertitel',
  'slice.video_consent':
    'Dieser Film kommt von {provider}. Beim Abspielen werden dort Cookies gesetzt; hier zeigen wir ihn, sobald Sie Cookies zulassen.',
  'slice.video_settings': 'Cookie-Einstellungen',
  'slice.video_elsewhere': 'Bei {provider} ansehen',
}
