import type { slices as english } from '../en/slices.ts'

export const slices: Readonly<Record<keyof typeof english, string>> = {
  'slice.look': 'Shop de look',
  'slice.looks_all': 'Bekijk alle looks',
  'slice.look_products': 'In deze look',
  'slice.slides': 'In beeld',
  'slice.slide': '{n} van {total}',
  'slice.recommended': 'Voor jou gekozen',
  'slice.wall_show': 'Toon de nieuwste berichten',
  'slice.wall_consent':
    'De nieuwste berichten komen van Flockler, dat cookies plaatst. We laten ze hier zien als je cookies toestaat.',
  'slice.video_play': 'Speel de film af: {title}',
  'slice.video_play_untitled': 'Speel de film af',
  'slice.video_captions': 'Ondertitels',
  'slice.video_consent':
    'Deze film komt van {provider}, dat cookies plaatst zodra hij speelt. We laten hem hier zien als je cookies toestaat.',
  'slice.video_settings': 'Cookie-instellingen',
  'slice.video_elsewhere': 'Bekijk hem bij {provider}',
}
