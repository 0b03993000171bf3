import { longestPhotoEdge, mostPhotoMegabytes, photoField } from '#kernel/photo-search.ts'
import { routePath } from '#kernel/routes.ts'
import { useSmallerPhotographs } from '#web/forms/use-smaller-photographs.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './photo-form.module.css'

/** Where one chooses or takes a photograph to search with. The browser posts it by itself; where there are scripts, they make it smaller before. */
export function PhotoForm({ error }: { readonly error?: string | undefined }) {
  const t = useTranslate()
  const storefront = useStorefront()
  const { busy, onSubmit } = useSmallerPhotographs(longestPhotoEdge)
  return (
    <form
      method="post"
      action={routePath(storefront, 'photoSearch')}
      encType="multipart/form-data"
      aria-label={t('search.photo')}
      className={styles.form}
      onSubmit={onSubmit}
    >
      <Field
        name={photoField}
        type="file"
        accept="image/*"
        required
        label={t('search.photo_label')}
        hint={t('search.photo_hint', { n: mostPhotoMegabytes })}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy} className={styles.submit}>
        {t('search.photo_submit')}
      </Button>
    </form>
  )
}
