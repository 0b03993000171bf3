import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { mentionMail } from './mention-mail.ts'
import type { MentionReader } from './mention-store.ts'
import type { OrderListReader } from './order-list-store.ts'

/** Somebody who hears of notes that name them. */
export type MailedColleague = StaffReach & {
  readonly id: string
  readonly email: string
  readonly language: StaffLanguage
}

type Deps = {
  readonly mentions: Pick<MentionReader, 'openMention'>
  readonly orderLists: Pick<OrderListReader, 'listed'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
  /** Where staff work; without it a mail would lead nowhere. */
  readonly staffUrl: string | undefined
  /** Nothing for who was suspended, sees no orders any more, or wants no mails. */
  readonly colleague: (memberId: string) => Promise<MailedColleague | undefined>
}

/** Mails whom a note names, unless they have done with it by then, or don't see its order any more. */
export async function sendMentionMail(
  { mentions, orderLists, mail, senderDetails, staffUrl, colleague }: Deps,
  noteId: string,
  memberId: string,
): Promise<void> {
  const member = await colleague(memberId)
  const mention = member && (await mentions.openMention(noteId, memberId))
  if (!mention || staffUrl === undefined) return
  const seen = await orderLists.listed([mention.orderId], member)
  if (seen.length > 0) await mail.send(mentionMail(mention, member, senderDetails, staffUrl))
}
