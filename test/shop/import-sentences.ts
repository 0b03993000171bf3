import { type ImportMessage, importSentence } from '#shop/imports/messages.ts'

/** What an import answered, with what is wrong in English. */
export const inEnglish = (told: object): object =>
  'problem' in told && told.problem ? { ...told, problem: importSentence(told.problem as ImportMessage) } : told
