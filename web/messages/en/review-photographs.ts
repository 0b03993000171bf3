/** Photographs that come with a review. */
export const reviewPhotographs = {
  'photos.link': 'Add photos to your review',
  'photos.title': 'Show how it looks',
  'photos.intro': 'A photo helps others more than many words. It stands with your review on the product’s page.',
  'photos.label': 'Photos',
  'photos.hint':
    '{n, plural, one {One more} other {Up to # more}}, as JPEG, PNG, WebP or AVIF, each of {mb} MB at most.',
  'photos.rules':
    'Only photos that you took yourself, please, and nobody else in them who hasn’t agreed. We remove where, when and with which camera they were taken, and look at each before we show it. You can take one back here at any time.',
  'photos.send': 'Send the photos',
  'photos.yours': 'Your photos',
  'photos.waiting': 'We look at it within a few days.',
  'photos.published': 'Stands with your review.',
  'photos.declined': 'Not shown: we mailed you why.',
  'photos.remove': 'Take it back',
  'photos.remove_of': 'Take photo {n} back',
  'photos.one': 'Photo {n}',
  'photos.removed': 'The photo is gone.',
  'photos.not_removed': 'This photo was gone already, or we keep it back.',
  'photos.added': '{n, plural, one {We have your photo. Thank you!} other {We have your # photos. Thank you!}}',
  'photos.others': 'Your other reviews from this order',
  'photos.none': 'There is no review to add photos to',
  'photos.none_text': 'Photos can come with a review once you have written it.',
  'photos.problem_none': 'Choose a photo first.',
  'photos.problem_large': 'One of the photos is larger than {mb} MB. Choose a smaller one.',
  'photos.problem_kind':
    'One of these files can’t be read as a photo. Choose a JPEG, PNG, WebP or AVIF that is whole and has 50 million pixels at most.',
  'photos.problem_often': 'Many photos came from your network. Try again in an hour.',
  'photos.problem_busy': 'Many photos are coming in right now. Try again in a moment.',
  'photos.problem_full': 'Your review has as many photos as it can have. Take one back to send another.',
  'photos.problem_closed': 'No photos can be added to this review.',
} as const
