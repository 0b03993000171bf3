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
  navigation: z
    .array(
      z.object({
        primary: z.object({
          label: text,
          url: text,
          segment: z.enum(['for-her', 'for-him']).catch('for-her'),
          image: image.nullish().catch(null),
          image_label: z.string().nullish(),
        }),
        items: z.array(z.object({ title: text, url: z.string().nullish(), links })).catch([]),
      }),
    )
    .catch([]),
  usps: usps.catch([]),
  header_usps: usps.nullish().catch(null),
  links: z.array(z.object({ title: text, links })).catch([]),
  legal: links,
  social: z.array(z.object({ network: text, url: text })).catch([]),
  payment_icons: z.array(z.object({ key: text, label: text })).catch([]),
  jobs: z.array(z.object({ title: text, text, link })).catch([]),
  review_stats: z
    .object({ averageRating: z.number(), reviewCount: z.number(), viewReviewUrl: z.string() })
    .nullish()
    .catch(null),
  trusted_shop: link.nullish().catch(null),
  contact: z
    .object({ phone: text, phone_label: text, email: text, hours: text })
    .catch({ phone: '', phone_label: '', email: '', hours: '' }),
})

export type LayoutContent = z.infer<typeof layoutData>

export function readLayout(data: unknown): LayoutContent {
  return layoutData.parse(typeof data === 'object' && data !== null ? data : {})
}
