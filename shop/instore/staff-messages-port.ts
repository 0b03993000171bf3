import type { StaffMessage } from './staff-message.ts'

/** What the store's own screen, pager or printer is told. */
export type OutgoingStaffMessage = Pick<StaffMessage, 'id' | 'locationCode' | 'goods' | 'tablet' | 'askedAt' | 'endsAt'>

/** Whatever tells the staff of a store that somebody waits. */
export type StaffMessagesPort = {
  /**
   * Hands a message over. The same one twice, known by its id, is one message.
   * @throws when it could not be handed over
   */
  deliver(message: OutgoingStaffMessage): Promise<void>
}
