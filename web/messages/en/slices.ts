/** Said by slices of the content; the server says them, so that pages without these slices don't carry them. */
export const slices = {
  'slice.look': 'Shop the look',
  'slice.looks_all': 'View all looks',
  'slice.look_products': 'In this look',
  'slice.slides': 'In pictures',
  'slice.slide': '{n} of {total}',
  'slice.recommended': 'Chosen for you',
  'slice.wall_show': 'Show the latest posts',
  'slice.wall_consent':
    'The latest posts come from Flockler, which sets cookies. They can be shown here once you allow cookies.',
  'slice.video_play': 'Play the film: {title}',
  'slice.video_play_untitled': 'Play the film',
  'slice.video_captions': 'Captions',
  'slice.video_consent':
    'This film comes from {provider}, which sets cookies when it plays. It can be shown here once you allow cookies.',
  'slice.video_settings': 'Cookie settings',
  'slice.video_elsewhere': 'Watch it at {provider}',
}
