import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Where to begin when there is nothing yet. */
export function DepartmentLinks({ className }: { readonly className: string | undefined }) {
  const t = useTranslate()
  const path = usePath()
  return (
    <div className={className}>
      <ButtonLink href={path('women')}>{t('cart.empty_women')}</ButtonLink>
      <ButtonLink href={path('men')} look="secondary">
        {t('cart.empty_men')}
      </ButtonLink>
    </div>
  )
}
