import { messageSet } from '#languages/message-set.ts'

/** Of what changed a shelf, and why. */
export const stockMovementWords = messageSet('backoffice', 'stockMovements', {
  title: 'What changed the shelves',
  about: 'Each change of the pieces that nobody holds, the newest first.',
  everywhere: 'Everywhere',
  submit: 'Show',
  none: 'Nothing changed there.',
  at: 'When',
  why: 'Why',
  change: 'Change',
  left: 'Free then',
  kinds: {
    COUNT: 'Counted',
    SALE: 'Ordered',
    RELEASE: 'Order given up',
    RESERVATION: 'Reserved in the store',
    RESERVATION_END: 'Reservation ended',
    RETURN: 'Return taken in',
    CORRECTION: 'Corrected',
  },
})
