import { planCareReminders } from './plan-care-reminders.ts'
import { type SendCareReminderDeps, sendCareReminder } from './send-care-reminder.ts'

/** Mails about the care of what readers of the newsletter bought. */
export function careService(deps: SendCareReminderDeps) {
  return {
    planCareReminders: () => planCareReminders(deps),
    /** @param id of what was planned */
    sendCareReminder: (id: string) => sendCareReminder(deps, id),
  }
}
