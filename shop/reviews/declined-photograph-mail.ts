import { z } from 'zod'
import type { Mail } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { type DeclinedOrder, declinedLetter, declinedNote } from './declined-letter.ts'
import { declinedPhotographMessages } from './declined-photograph-messages.ts'

/** A decision about a photograph as it was made. */
export const declinedPhotographNote = declinedNote.extend({ photographId: z.guid(), addedAt: z.iso.datetime() })

export type DeclinedPhotographNote = z.infer<typeof declinedPhotographNote>

/** One of each decision, however often it is told. */
export const declinedPhotographKey = ({ photographId, decidedAt }: DeclinedPhotographNote) =>
  `photograph-declined:${photographId}:${new Date(decidedAt).getTime()}`

/** Tells whoever sent a photograph with a review why it is not shown. */
export function declinedPhotographMail(
  note: DeclinedPhotographNote,
  order: DeclinedOrder,
  senderDetails: SenderDetails,
): Mail {
  return declinedLetter(declinedPhotographKey(note), note, order, senderDetails, ({ storefront, name, dayOf }) => {
    const messages = declinedPhotographMessages(storefront.contentLang)
    return {
      subject: messages.subject(name),
      heading: messages.heading,
      what: messages.what(dayOf(note.addedAt), dayOf(note.decidedAt)),
      reason: messages.reasons[note.reason],
      rule: note.reason === 'unlawful' ? messages.byLaw : messages.byRules,
      linksToRules: true,
      yours: [],
      decided: [messages.person, messages.another],
      next: [],
      look: messages.look,
    }
  })
}
