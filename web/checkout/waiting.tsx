import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** A bank that answers at all answers within seconds. */
const everyMs = 4000

type WaitingProps = {
  /** The page's own address, for asking again by hand. */
  readonly here: string
  /** Where one can pay in another way. */
  readonly payment: string
}

/** The provider does not know yet: the page asks again by itself, also without JavaScript. */
export function Waiting({ here, payment }: WaitingProps) {
  const t = useTranslate()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(everyMs / 1000)} />
      </noscript>
      <MessagePage title={t('waiting.title')} text={t('waiting.text')}>
        <ButtonLink href={here}>{t('waiting.check')}</ButtonLink>
        <ButtonLink href={payment} look="quiet">
          {t('waiting.other')}
        </ButtonLink>
      </MessagePage>
    </>
  )
}
