/** What a tablet on the shop floor says. */
export const inStore = {
  'instore.label': 'In the store',
  'instore.where': 'In our store',
  'instore.done': 'Done',
  'instore.ended': 'The session of this store has ended. Please ask our staff.',
  'instore.unavailable': "The store can't be reached just now. You can shop as usual.",
  'instore.still_title': 'Are you still there?',
  'instore.still':
    'When the time is up, this tablet forgets your visit, so that nobody else sees it. Your bag and what you typed will be gone.',
  'instore.go_on': 'Go on shopping',
  'instore.no_more_time': 'There is no more time on this tablet. Please finish, or ask our staff.',
  'instore.elsewhere': 'This leads out of our shop. Please look it up on your own phone.',
  'instore.here': 'Here: {stock}',
  'instore.not_here': 'Not here just now. Order it on this tablet, and it comes to your home.',
  'instore.scan': 'Scan a label',
  'instore.scan_hint': 'Hold the barcode in front of the camera.',
  'instore.scan_camera': 'The picture of the camera',
  'instore.scan_no_camera':
    'This browser can’t read barcodes by camera. Use the scanner, or search for the number on the label.',
  'instore.scan_unknown': 'We don’t know the code {code}. Search for the number on the label, or ask our staff.',
  'instore.scan_unavailable': 'The code can’t be looked up just now. Please try again in a moment.',
} as const
