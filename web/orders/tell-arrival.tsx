import { Form, useNavigation } from 'react-router'
import type { Arrival } from '#web/graphql/graphql.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrivalField, takesBack } from './read-arrival.ts'
import styles from './tell-arrival.module.css'

type TellArrivalProps = {
  readonly told: { readonly arrival?: Arrival | null | undefined; readonly canTellArrival: boolean }
  /** Where it is told, unless at this page. */
  readonly action?: string
  readonly refusal: string | undefined
}

/** For whoever fetches something that is ready: the store hears that they come or are there, and has it at hand. */
export function TellArrival({ told: { arrival, canTellArrival }, action, refusal }: TellArrivalProps) {
  const t = useTranslate()
  const busy = useNavigation().state !== 'idle'
  if (!arrival && !canTellArrival && refusal === undefined) return null
  const press = (value: string, look: 'accent' | 'secondary' | 'quiet', text: string) => (
    <Button type="submit" name={arrivalField} value={value} look={look} busy={busy}>
      {text}
    </Button>
  )
  return (
    <section id="arrival" className={styles.tell} aria-label={t('pickup.tell_title')}>
      <div role="status" className={styles.said}>
        {arrival && (
          <p className={styles.told}>
            <Icon name="circle-check" className={styles.icon} />
            {t(`pickup.told_${arrival}`)}
          </p>
        )}
        {!arrival && canTellArrival && (
          <>
            <p className={styles.title}>{t('pickup.tell_title')}</p>
            <p className={styles.soft}>{t('pickup.tell_text')}</p>
          </>
        )}
      </div>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      {(arrival || canTellArrival) && (
        <Form method="post" {...(action !== undefined && { action })} preventScrollReset className={styles.answers}>
          {canTellArrival && arrival !== 'here' && press('here', 'accent', t('pickup.tell_here'))}
          {canTellArrival && !arrival && press('coming', 'secondary', t('pickup.tell_coming'))}
          {arrival && press(takesBack, 'quiet', t('pickup.tell_undo'))}
        </Form>
      )}
    </section>
  )
}
