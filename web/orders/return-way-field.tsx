import { useTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

/** How pieces come back: by post where there can be a label, or over a store's counter. */
export function ReturnWayField({
  legend,
  byPost,
  chosen,
  isGift = false,
}: {
  readonly legend: string
  readonly byPost: boolean
  readonly chosen: string
  /** Whether the label goes to somebody else, who ordered. */
  readonly isGift?: boolean
}) {
  const t = useTranslate()
  return (
    <RadioGroup
      name="way"
      legend={legend}
      defaultValue={byPost ? chosen : 'store'}
      options={[
        ...(byPost
          ? [
              {
                value: 'post',
                label: t('return.way_post'),
                hint: t(isGift ? 'gift.way_post_hint' : 'return.way_post_hint'),
              },
            ]
          : []),
        { value: 'store', label: t('return.way_store'), hint: t('return.way_store_hint') },
      ]}
    />
  )
}
