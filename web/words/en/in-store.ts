/** What a tablet on the shop floor says. */
export const inStore = {
  'instore.label': 'In the store',
  'instore.where': 'In our store',
  'instore.done': 'Done',
  'instore.ended': 'The session of this store has ended. Please ask our staff.',
  'instore.unavailable': "The store can't be reached just now. You can shop as usual.",
} as const
