import { z } from 'zod'

/** Told where in the document something stood that could not be read: `navigation[2].columns[0].links[1]`. */
export type ExportError = (place: string) => void

/** What something can't be shown without. */
const needed = z.string().trim().min(1)
const text = z.string().catch('')
const link = z.object({ label: needed, url: needed })
const usp = z.object({
  label: needed,
  link: z.string().nullish(),
  icon: z.string().catch('check'),
  description: z.string().nullish(),
})
const image = z.object({ url: z.string(), alt: text, dimensions: z.object({ width: z.number(), height: z.number() }) })

const banner = z.object({
  text,
  action_from: z.string().nullish(),
  action_to: z.string().nullish(),
  color: z.string().catch('#FBFAF7'),
  background_color: z.string().catch('#16130F'),
  link: z.string().nullish(),
  guests_only: z.boolean().catch(false),
})

const job = z
  .object({ title: needed, text, link_label: needed, link: z.object({ url: needed }) })
  .transform(({ title, text, link_label, link }) => ({ title, text, link: { label: link_label, url: link.url } }))

const reviewStats = z
  .object({ average_rating: z.number(), review_count: z.number(), view_review_url: needed })
  .transform((stats) => ({
    averageRating: stats.average_rating,
    reviewCount: stats.review_count,
    viewReviewUrl: stats.view_review_url,
  }))

/**
 * What surrounds every page, as the `layout` document holds it. A group that is missing is empty, and an entry that can't be read
 * is left out: an editor's slip may cost a link, never the menu, and never the page.
 */
function layoutData(tell: ExportError) {
  const within: string[] = []

  const listOf = <Entry extends z.ZodType>(name: string, entry: Entry) =>
    z
      .unknown()
      .default(null)
      .transform((given): z.output<Entry>[] => {
        if (given === null) return []
        if (!Array.isArray(given)) {
          tell([...within, name].join('.'))
          return []
        }
        return given.flatMap((one: unknown, index) => {
          within.push(`${name}[${index}]`)
          const read = entry.safeParse(one)
          if (!read.success) tell(within.join('.'))
          within.pop()
          return read.success ? [read.data] : []
        })
      })

  /** A group that has one entry or none. */
  const oneOf = <Entry extends z.ZodType>(name: string, entry: Entry) =>
    listOf(name, entry).transform(([first]) => first ?? null)

  /** A main item of the navigation: a slice, since that is what editors can sort by hand and fill with groups in groups. */
  const navigationItem = z
    .object({
      slice_type: z.literal('navigation_item'),
      primary: z.object({
        label: needed,
        url: needed,
        segment: z.enum(['for-her', 'for-him']).catch('for-her'),
        image: image.nullish().catch(null),
        image_label: z.string().nullish(),
        columns: listOf(
          'columns',
          z.object({ title: needed, url: z.string().nullish(), links: listOf('links', link) }),
        ),
      }),
    })
    .transform(({ primary: { columns, ...primary } }) => ({ primary, items: columns }))

  return z.object({
    banners: listOf('banners', banner),
    navigation: listOf('navigation', navigationItem),
    usps: listOf('usps', usp),
    header_usps: listOf('header_usps', usp).transform((shown) => (shown.length > 0 ? shown : null)),
    links: listOf('links', z.object({ title: needed, links: listOf('links', link) })),
    legal: listOf('legal', link),
    social: listOf('social', z.object({ network: needed, url: needed })),
    payment_icons: listOf('payment_icons', z.object({ key: needed, label: needed })),
    jobs: listOf('jobs', job),
    review_stats: oneOf('review_stats', reviewStats),
    trusted_shop: oneOf('trusted_shop', link),
    contact: oneOf('contact', z.object({ phone: text, phone_label: text, email: text, hours: text })).transform(
      (contact) => contact ?? { phone: '', phone_label: '', email: '', hours: '' },
    ),
  })
}

export type LayoutContent = z.output<ReturnType<typeof layoutData>>

export function readLayout(data: unknown, tell: ExportError = () => undefined): LayoutContent {
  return layoutData(tell).parse(typeof data === 'object' && data !== null ? data : {})
}
