import { usePath, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'

/** Leads to the online withdrawal function; every layout has one, in the words of the law. */
export function WithdrawalLink({
  className,
  reference,
}: {
  readonly className?: string | undefined
  /** Of the order that it is about; fills in its number. */
  readonly reference?: string | undefined
}) {
  const path = usePath()
  const t = useTranslate()
  return (
    <SmartLink
      href={path('withdraw') + (reference ? `?${new URLSearchParams({ order: reference })}` : '')}
      className={className}
    >
      <span translate="no">{t('footer.withdraw')}</span>
    </SmartLink>
  )
}
