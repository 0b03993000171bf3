const longestAddress = 2000

/** Whether a product names its picture by where it lies rather than by a file's name. */
export const isPictureAddress = (reference: string): boolean => /^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(reference)

/** What is wrong with the address of a picture, in a sentence; nothing where it can be asked for. */
export function addressProblem(reference: string): string | undefined {
  if (reference.length > longestAddress) return `The address of a picture is longer than ${longestAddress} characters`
  const url = URL.parse(reference)
  if (!url) return `'${reference}' is no address of a picture: write https://, the host and the path`
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return `'${reference}' can’t be asked for: a picture has to lie at https://`
  if (url.username !== '' || url.password !== '')
    return 'The address of a picture holds a name or a password: take them out of it'
  return undefined
}
