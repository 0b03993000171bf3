/** What was found by a photograph, or why none was compared. */
export const photoSearch = {
  'photo.found': 'Looks like your photo',
  'photo.how': 'Compared by colours and outline, the most alike first. Your photo was not kept.',
  'photo.nothing': 'Nothing here looks enough like your photo.',
  'photo.try': 'Try one with the shoe alone in the middle, in even light. Your photo was not kept.',
  'photo.none': 'Choose a photo first.',
  'photo.large': 'This photo is larger than {n} MB. Choose a smaller one.',
  'photo.kind':
    'This file can’t be read as a photo. Choose a JPEG, PNG, WebP or AVIF that is whole and has 25 million pixels at most.',
  'photo.often': 'Many photos were searched with from your network. Try again in an hour, or search by words.',
  'photo.busy': 'Many photos are being compared right now. Try again in a moment.',
} as const
