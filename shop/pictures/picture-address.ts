const longestAddress = 2000

/** Whether a product names its picture by where it lies rather than by a file's name. */
export const isPictureAddress = (reference: string): boolean => /^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(reference)

export type PictureAddressProblem =
  | { readonly key: 'picture-address-too-long'; readonly values: { readonly most: number } }
  | {
      readonly key: 'picture-address-unreadable' | 'picture-address-unreachable'
      readonly values: { readonly address: string }
    }
  | { readonly key: 'picture-address-with-password' }

/** What is wrong with the address of a picture; nothing where it can be asked for. */
export function addressProblem(reference: string): PictureAddressProblem | undefined {
  if (reference.length > longestAddress) return { key: 'picture-address-too-long', values: { most: longestAddress } }
  const url = URL.parse(reference)
  if (!url) return { key: 'picture-address-unreadable', values: { address: reference } }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { key: 'picture-address-unreachable', values: { address: reference } }
  if (url.username !== '' || url.password !== '') return { key: 'picture-address-with-password' }
  return undefined
}
