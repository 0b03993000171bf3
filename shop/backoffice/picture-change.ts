import { languages } from '#kernel/storefront.ts'

/** What somebody says of a picture; a language without a text says product and colour, and no focus is the middle. */
export type ToldPicture = {
  readonly reference: string
  readonly alts: Readonly<Record<string, string>>
  readonly focus: readonly number[] | undefined
}

/**
 * What is told of pictures as a file of products has it: a list for each language and one of points, in the order of the pictures. A list
 * of which nothing is told is empty.
 */
export function pictureDetailCells(
  images: readonly string[],
  told: readonly ToldPicture[],
): readonly { readonly column: string; readonly value: string }[] {
  const known = new Map(told.map((picture) => [picture.reference, picture]))
  const listed = (of: (picture: ToldPicture) => string) => {
    const values = images.map((image) => {
      const picture = known.get(image)
      return picture ? of(picture) : ''
    })
    return values.every((value) => value === '') ? emptyList(values.length) : values.join('|')
  }
  return [
    ...languages.map((language) => ({
      column: `images_alt_${language}`,
      // The bar parts what is told of one picture from what is told of the next.
      value: listed(({ alts }) => (alts[language] ?? '').replaceAll('|', '/').trim()),
    })),
    { column: 'images_focus', value: listed(({ focus }) => focus?.join(' ') ?? '') },
  ]
}

/** Places with nothing in them, which say that nothing is told any more. */
const emptyList = (places: number): string => '|'.repeat(Math.max(0, places - 1))
