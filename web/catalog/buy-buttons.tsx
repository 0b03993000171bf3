import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { SizeOption } from './size-document.ts'

type BuyButtonsProps = {
  /** Something of it can be bought. */
  readonly buyable: boolean
  /** What is sold in one size only. */
  readonly onlySize: SizeOption | undefined
  /** The size by which a product is asked for that is not on sale yet. */
  readonly asksOnce: SizeOption | undefined
  readonly adding: boolean
  readonly onMissing: (size: SizeOption) => void
}

/** Into the cart, or a mail once it can be bought. */
export function BuyButtons({ buyable, onlySize, asksOnce, adding, onMissing }: BuyButtonsProps) {
  const t = useTranslate()
  return (
    <>
      {buyable && (
        <Button type="submit" wide busy={adding}>
          {t('cart.add')}
        </Button>
      )}
      {!buyable && onlySize && (
        <Button look="secondary" wide icon="mail" onClick={() => onMissing(onlySize)}>
          {t('size.mail_me')}
        </Button>
      )}
      {asksOnce && (
        <Button
          type="submit"
          name="alert"
          value={asksOnce.sku}
          formMethod="get"
          formNoValidate
          wide
          icon="mail"
          onClick={(event) => {
            event.preventDefault()
            onMissing(asksOnce)
          }}
        >
          {t('size.mail_me')}
        </Button>
      )}
    </>
  )
}
