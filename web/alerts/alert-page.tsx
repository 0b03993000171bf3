import type { SizeOption, SizesNow } from '#web/catalog/size-document.ts'
import { Entry } from '#web/forms/entry.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AlertForm, AlertSent } from './alert-form.tsx'
import { askedFor } from './asked-for.ts'

type AlertPageProps = {
  readonly product: SizesNow
  readonly size: SizeOption
  readonly sent: boolean
  readonly answer:
    | {
        readonly typed: { readonly email: string; readonly newsletter: boolean }
        readonly errors: readonly ValidationError[]
      }
    | undefined
}

/** 'Mail me' as a page of its own, for who comes without JavaScript. */
export function AlertPage({ product, size, sent, answer }: AlertPageProps) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  return (
    <Entry title={t(sent ? 'alert.done' : 'size.mail_me')}>
      {sent ? (
        <AlertSent
          size={size}
          product={product}
          onwards={
            <ButtonLink href={`/${product.url}`} look="secondary">
              {t('shop.continue')}
            </ButtonLink>
          }
        />
      ) : (
        <AlertForm
          size={size}
          product={product}
          typed={answer?.typed}
          errors={answer?.errors}
          onSent={() => window.location.assign(`${basePath}${path('stockAlert')}?${askedFor(product.sku, size.sku)}`)}
        />
      )}
    </Entry>
  )
}
