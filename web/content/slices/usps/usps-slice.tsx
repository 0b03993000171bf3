import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isIconName } from '#web/ui/icon-names.ts'
import { OptionalLink } from '#web/ui/smart-link.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './usps-slice.module.css'

export function UspsSlice({ content: { usps } }: SliceProps<'usps'>) {
  const t = useTranslate()
  return (
    <Section>
      <ul className={styles.usps} aria-label={t('usp.list')}>
        {usps.map(({ label, icon, description, link }) => (
          <li key={label} className={styles.usp}>
            {isIconName(icon) && <Icon name={icon} className={styles.icon} />}
            <div>
              <h3 className={styles.label}>
                <OptionalLink href={link} className={styles.link}>
                  {label}
                </OptionalLink>
              </h3>
              {description && <p className={styles.description}>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
