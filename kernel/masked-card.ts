/** How a gift card is written where its code is not shown: `•••• 1234`, which no line breaks. */
export const maskedCard = (ending: string): string => `••••\u00a0${ending}`
