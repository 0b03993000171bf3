import { type FormEvent, useEffect, useState } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import { RichText } from '#web/content/rich-text.tsx'
import { type DeviceConsent, saveConsent, useConsent } from '#web/device/consent.ts'
import { useFrame } from '#web/frame.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './cookie-settings.module.css'

/** The choice of the cookie bar, for good. Preselected is not chosen: nothing is stored before it is saved. */
export function CookieSettings({ content: { title, text } }: SliceProps<'cookie_settings'>) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const stored = useConsent()
  const [query] = useSearchParams()
  // Without marketing cookies the answer still opens what is embedded in the shop's pages.
  const onlyFilms = useFrame()?.asksNoConsent === true
  const [choice, setChoice] = useState<DeviceConsent | undefined>(useConsentOfPage())
  const [saved, setSaved] = useState(query.has('saved'))
  useEffect(() => {
    if (stored) setChoice(stored)
  }, [stored])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!choice) return
    saveConsent(choice)
    setSaved(true)
  }
  return (
    <Section title={title}>
      <RichText blocks={text} />
      <form method="post" action={basePath + path('cookieSettings')} className={styles.form} onSubmit={save}>
        <RadioGroup
          name="choice"
          legend={t(onlyFilms ? 'cookie.films' : 'cookie.choice')}
          value={choice ?? ''}
          required
          onChange={(value) => {
            setChoice(value === 'enabled' ? 'enabled' : 'disabled')
            setSaved(false)
          }}
          options={[
            { value: 'enabled', label: t(onlyFilms ? 'cookie.films_enabled' : 'cookie.enabled') },
            { value: 'disabled', label: t('cookie.disabled') },
          ]}
        />
        <Button type="submit">{t('cookie.save')}</Button>
        <p role="status" className={styles.saved}>
          {saved && (
            <>
              <Icon name="check" />
              {t('cookie.saved')}
            </>
          )}
        </p>
      </form>
    </Section>
  )
}

/** The answer, or what the shop preselects, as the page's own loader saw it: without JavaScript there is no other way to know. */
function useConsentOfPage(): DeviceConsent | undefined {
  const data = useMatches().at(-1)?.loaderData as { readonly consent?: DeviceConsent | undefined } | undefined
  return data?.consent
}
