import { messageSet } from '#languages/message-set.ts'

/** Words between the figures of the settings, where content names them. */
export const settingsPhrases = messageSet('shop', 'settings', { free: 'free', freeFrom: 'free from', colon: ': ' })
