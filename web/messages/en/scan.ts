/** What is said where boxes are scanned, and of what was found. */
export const scan = {
  'scan.lead':
    'Scan the barcode on a box. You get straight to the shoe in that size, and see what this store has of it.',
  'scan.store': 'The store you are in',
  'scan.no_store': 'No store chosen',
  'scan.camera': 'Scan with the camera',
  'scan.camera_stop': 'Close the camera',
  'scan.camera_refused':
    'The camera can’t be used: it was not allowed, or there is none. Take a photo of the barcode, or type in the number below it.',
  'scan.photo': 'Take a photo of the barcode',
  'scan.photo_reading': 'Reading the photo …',
  'scan.photo_unread':
    'No barcode can be read in this photo. Take it from nearer, straight from above and in even light, or type in the number.',
  'scan.stays': 'Pictures stay on your device. Only the number is sent.',
  'scan.number': 'Number below the barcode',
  'scan.number_hint': '8 to 14 digits, such as 8712345678906.',
  'scan.show': 'Show the shoe',
  'scan.problem_none': 'Type in the number below the barcode.',
  'scan.problem_kind': 'This is no barcode of an article. It has 8, 12, 13 or 14 digits.',
  'scan.problem_check': 'The digits don’t fit each other. Check the number, or scan it again.',
  'scan.unknown': 'We don’t know an article with the number {code}. Search for its name, or ask our staff.',
  'scan.withdrawn':
    '{name} is not for sale in our online shop any more. Ask our staff whether this store still sells it.',
  'scan.found': 'You scanned this',
  'scan.found_in': 'In {store}',
  'scan.size_here': 'Size {size}: {stock}',
  'scan.other_sizes': 'Other sizes here',
  'scan.no_sizes':
    'By our count there is no pair here that is free just now. You may hold the last one: ask our staff.',
  'scan.sold_out_online': 'Size {size} is sold out in our online shop.',
  'scan.one_sold_out_online': 'It is sold out in our online shop.',
  'scan.which_store': 'Choose your store, to see what it has.',
  'scan.stock_unavailable': 'What this store has can’t be told just now.',
  'scan.find_store': 'Stores that have this size',
  'scan.again': 'Scan another box',
} as const
