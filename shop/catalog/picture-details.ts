import { type Language, languages } from '#kernel/storefront.ts'

/** What is said of one picture of a product. */
export type PictureDetail = {
  /** What it shows, for who doesn't see it. A language without one says product and colour. */
  readonly alt?: Readonly<Partial<Record<Language, string>>>
  /** The point that stays in sight where the picture is cut, in percents from the left and from the top; the middle when absent. */
  readonly focus?: readonly [x: number, y: number]
}

/** By the address or the name of the picture. */
export type PictureDetails = Readonly<Record<string, PictureDetail>>

/** What a file tells of pictures, in the order in which it names them; what is absent is left as it is. */
export type ToldPictureDetails = {
  readonly alts: Readonly<Partial<Record<Language, readonly string[]>>>
  readonly focuses?: readonly string[] | undefined
}

/** What is known of these pictures once a file has told what it tells. A list that is told takes the place of the known one. */
export function mergePictureDetails(
  images: readonly string[],
  told: ToldPictureDetails,
  known: PictureDetails | null,
): PictureDetails | null {
  const details = images.flatMap((image, at) => {
    const before = known?.[image]
    const alt = Object.fromEntries(
      languages.flatMap((language) => {
        const list = told.alts[language]
        const text = list ? (list[at] ?? '') : (before?.alt?.[language] ?? '')
        return text === '' ? [] : [[language, text]]
      }),
    )
    const focus = told.focuses ? focusOf(told.focuses[at] ?? '') : before?.focus
    const detail = { ...(Object.keys(alt).length > 0 && { alt }), ...(focus && { focus }) }
    return Object.keys(detail).length > 0 ? [[image, detail] as const] : []
  })
  return details.length > 0 ? Object.fromEntries(details) : null
}

/** Reads `50 30`, percents from the left and from the top; nothing of what is none. */
export function focusOf(text: string): readonly [number, number] | undefined {
  const [, x, y] = /^(\d{1,3})(?:\s{0,9}%)?\s{1,9}(\d{1,3})(?:\s{0,9}%)?$/.exec(text.trim()) ?? []
  const [left, top] = [Number(x), Number(y)]
  return x !== undefined && left <= 100 && top <= 100 ? [left, top] : undefined
}

/** The same as a style sheet says it. */
export const focusStyle = ([x, y]: readonly [number, number]): string => `${x}% ${y}%`
