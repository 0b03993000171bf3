/** What stands for a picture that the shop doesn't have, or not yet: an address that answers with an empty place. */
export const missingPicturePath = '/images/missing'

/** Whether an address is that of a missing picture; those are shown, and named to no search engine. */
export const isMissingPicture = (url: string): boolean => url.split('?')[0] === missingPicturePath
