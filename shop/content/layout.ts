import { z } from 'zod'

const text = z.string().catch('')
const link = z.object({ label: text, url: text })
const links = z.array(link).catch([])
const image = z.object({ url: z.string(), alt: text, dimensions: z.object({ width: z.number(), height: z.number() }) })
const usps = z.array(
  z.object({
    label: text,
    link: z.string().nullish(),
    icon: z.string().catch('check'),
    description: z.string().nullish(),
  }),
)
/** A group that has one entry or none. */
const oneOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .catch([])
    .transform(([first]) => first ?? null)

/** A main item of the navigation: a slice, since that is what editors can sort by hand and fill with groups in groups. */
const navigationItem = z
  .object({
    slice_type: z.literal('navigation_item'),
    primary: z.object({
      label: text,
      url: text,
      segment: z.enum(['for-her', 'for-him']).catch('for-her'),
      image: image.nullish().catch(null),
      image_label: z.string().nullish(),
      columns: z.array(z.object({ title: text, url: z.string().nullish(), links })).catch([]),
    }),
  })
  .transform(({ primary: { columns, ...primary } }) => ({ primary, items: columns }))

const job = z
  .object({ title: text, text, link_label: text, link: z.object({ url: text }).catch({ url: '' }) })
  .transform(({ title, text, link_label, link }) => ({ title, text, link: { label: link_label, url: link.url } }))

const reviewStats = z
  .object({ average_rating: z.number(), review_count: z.number(), view_review_url: z.string() })
  .transform((stats) => ({
    averageRating: stats.average_rating,
    reviewCount: stats.review_count,
    viewReviewUrl: stats.view_review_url,
  }))

/**
 * What surrounds every page, as the `layout` document holds it. A group that is missing or malformed is empty: an editor's
 * slip may cost a link, never the page.
 */
const layoutData = z.object({
  banners: z
    .array(
      z.object({
        text,
        action_from: z.string().nullish(),
        action_to: z.string().nullish(),
        color: z.string().catch('#FBFAF7'),
        background_color: z.string().catch('#16130F'),
        link: z.string().nullish(),
      }),
    )
    .catch([]),
  navigation: z.array(navigationItem).catch([]),
  usps: usps.catch([]),
  header_usps: usps.catch([]).transform((shown) => (shown.length > 0 ? shown : null)),
  links: z.array(z.object({ title: text, links })).catch([]),
  legal: links,
  social: z.array(z.object({ network: text, url: text })).catch([]),
  payment_icons: z.array(z.object({ key: text, label: text })).catch([]),
  jobs: z.array(job).catch([]),
  review_stats: oneOf(reviewStats),
  trusted_shop: oneOf(link),
  contact: oneOf(z.object({ phone: text, phone_label: text, email: text, hours: text })).transform(
    (contact) => contact ?? { phone: '', phone_label: '', email: '', hours: '' },
  ),
})

export type LayoutContent = z.infer<typeof layoutData>

export function readLayout(data: unknown): LayoutContent {
  return layoutData.parse(typeof data === 'object' && data !== null ? data : {})
}
