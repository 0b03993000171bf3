import type { Frame } from '#web/frame.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import styles from './contact-block.module.css'

type ContactBlockProps = {
  readonly contact: Frame['contact']
  readonly title?: string | undefined
}

/** Customer service by phone, chat and e-mail, with its hours; each storefront has its own. */
export function ContactBlock({ contact: { phone, phoneLabel, email, hours }, title }: ContactBlockProps) {
  const t = useTranslate()
  return (
    <section id="chat" className={styles.contact}>
      <h2 className={cx(headings.heading, styles.title)}>{title ?? t('cs.title')}</h2>
      <p className={styles.hours}>{hours}</p>
      <ul className={styles.ways}>
        <li>
          <SmartLink href={`tel:${phone}`} className={styles.way}>
            <Icon name="phone" />
            <span>
              <span className={styles.label}>{t('cs.phone')}</span>
              {phoneLabel}
            </span>
          </SmartLink>
        </li>
        <li className={styles.chat}>
          <SmartLink href="#chat" className={styles.way}>
            <Icon name="message-circle" />
            <span>
              <span className={styles.label}>{t('cs.chat')}</span>
              {t('cs.chat_where')}
            </span>
          </SmartLink>
        </li>
        <li>
          <SmartLink href={`mailto:${email}`} className={styles.way}>
            <Icon name="mail" />
            <span>
              <span className={styles.label}>{t('cs.email')}</span>
              {email}
            </span>
          </SmartLink>
        </li>
      </ul>
    </section>
  )
}
