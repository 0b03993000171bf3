export const wishlist = {
  'wishlist.count': 'Wishlist, {n, plural, one {# item} other {# items}}',
  'wishlist.empty': 'Your wishlist is empty',
  'wishlist.how': 'Press the heart on a picture to keep what you like. You will find it here, on this device.',
  'wishlist.kept': 'Your wishlist is kept on this device.',
  'wishlist.removed': 'Removed from your wishlist.',
  'wishlist.moved': 'Moved to your bag.',
  'wishlist.shared': 'A wishlist that was shared with you',
  'wishlist.keep_all': 'Put all on my wishlist',
  'wishlist.kept_all': 'They are on your wishlist now.',
  'wishlist.shared_gone': 'Nothing on this list is for sale here any more.',
  'wishlist.undo': 'Put it back',
  'wishlist.missing':
    '{n, plural, one {# item on your list is} other {# items on your list are}} not for sale here at the moment.',
  'wishlist.failed': 'Your wishlist can’t be shown right now. Please try again in a moment.',
  'wishlist.script': 'The wishlist is kept in your browser. To use it, please switch JavaScript on.',
} as const
