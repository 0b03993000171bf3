import sharp from 'sharp'
import { prepareReviewPhotograph } from '#integrations/pictures/prepare-review-photograph.ts'
import type { TestShop } from './open-shop.ts'

/** A photograph as a phone sends it. */
export const photographFile = (background = '#a33'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** One as the shop keeps it. */
export async function preparedPhotograph(background?: string) {
  const prepared = await prepareReviewPhotograph(await photographFile(background))
  if (!prepared) throw new Error('The photograph could not be read')
  return prepared
}

/** Whoever has the link of an order that arrived reviews its first line. */
export async function writtenReview(shop: Pick<TestShop, 'ask'>, reference: string, author = 'Noor') {
  await shop.ask(
    `mutation ($reference: String!, $input: WriteReviewInput!) {
      writeReview(reference: $reference, input: $input) { ... on ReviewWritten { isPublished } }
    }`,
    { reference, input: { position: 0, stars: 5, fit: 'small', text: 'Warm', author } },
  )
}

/** The same, and a photograph comes with the review. @returns both, as they wait for staff */
export async function sentPhotograph({ shop, ask }: Pick<TestShop, 'shop' | 'ask'>, reference: string) {
  await writtenReview({ ask }, reference)
  const order = await shop.orderByReference(reference)
  if (!order) throw new Error(`There is no order ${reference}`)
  await shop.addReviewPhotographs({ order, position: 0 }, [await preparedPhotograph()])
  const [line] = await shop.photographedLines(order)
  const photograph = line?.photographs[0]
  const review = photograph && (await shop.reviewForStaff(photograph.reviewId))
  if (!photograph || !review) throw new Error('The photograph did not come in')
  return { order, photograph, review }
}
