import { useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import styles from './share.module.css'

type ShareProps = {
  /** What it is called that is shared. */
  readonly name: string
  /** Where it is seen, when that is not this page. */
  readonly path?: string
  /** What is to be seen at the link beside its page: `?items=…`. */
  readonly query?: string
}

/** Passes the page on by what the device offers; where it offers nothing, the link is copied. Needs JavaScript. */
export function Share({ name, path, query = '' }: ShareProps) {
  const t = useTranslate()
  const share = async () => {
    const url = window.location.origin + (path ?? window.location.pathname) + query
    if (typeof navigator.share === 'function') {
      // A shopper who thinks better of it is no error.
      return navigator.share({ title: name, url }).catch(() => undefined)
    }
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', text: t('product.copied') })
  }
  return (
    <button
      type="button"
      className={cx(links.wide, styles.share)}
      aria-label={t('form.labelled', { label: t('product.share'), text: name })}
      onClick={share}
    >
      <Icon name="share" />
      <span>{t('product.share')}</span>
    </button>
  )
}
