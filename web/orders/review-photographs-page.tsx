import { Form } from 'react-router'
import {
  longestReviewPhotographEdge,
  mostReviewPhotographMegabytes,
  reviewPhotographField,
} from '#kernel/review-photographs.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import { useSmallerPhotographs } from '#web/forms/use-smaller-photographs.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { PhotographedPiece, SentPhotograph } from './documents.ts'
import progress from './progress.module.css'
import styles from './review-photographs.module.css'
import { ReviewedPiece } from './reviewed-piece.tsx'

type Props = {
  /** Pieces of the order whose reviews can have photographs. */
  readonly pieces: readonly PhotographedPiece[]
  /** The place of the line that somebody came for. */
  readonly line: number
  readonly reference: string
  /** What was done just now. */
  readonly said: string | undefined
  readonly error: string | undefined
}

/** The address of this page for a line of an order. */
export const photographsOfLine = (path: string, reference: string, line: number): string =>
  `${withReference(path, reference)}&line=${line}`

/** Where whoever wrote a review adds photographs to it, and takes them back. */
export function ReviewPhotographsPage({ pieces, line, reference, said, error }: Props) {
  const t = useTranslate()
  const path = usePath()
  const back = withReference(path('order'), reference)
  const shown = pieces.find(({ piece }) => piece.position === line) ?? pieces.find(({ room }) => room > 0) ?? pieces[0]
  if (!shown) {
    return (
      <div className={progress.frame}>
        <MessagePage title={t('photos.none')} text={t('photos.none_text')}>
          <ButtonLink href={back}>{t('follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  const others = pieces.filter((one) => one !== shown)
  const address = photographsOfLine(path('orderReviewPhotographs'), reference, shown.piece.position)
  return (
    <div className={progress.page}>
      <header className={progress.header}>
        <h1 className={headings.title}>{t('photos.title')}</h1>
        <p className={progress.lead}>{t('photos.intro')}</p>
      </header>
      {said && (
        <p role="status" className={styles.said}>
          {said}
        </p>
      )}
      <ReviewedPiece piece={shown.piece} />
      {shown.photographs.length > 0 && <SentPhotographs photographs={shown.photographs} address={address} />}
      {shown.room > 0 && <PhotographsForm room={shown.room} address={address} error={error} />}
      {shown.room === 0 && error && <p role="alert">{error}</p>}
      {others.length > 0 && (
        <nav aria-label={t('photos.others')} className={progress.part}>
          <h2 className={progress.heading}>{t('photos.others')}</h2>
          {others.map(({ piece }) => (
            <p key={piece.position}>
              <SmartLink
                href={photographsOfLine(path('orderReviewPhotographs'), reference, piece.position)}
                className={links.text}
              >
                {[piece.name, piece.color].filter(Boolean).join(', ')}
              </SmartLink>
            </p>
          ))}
        </nav>
      )}
      <p>
        <ButtonLink href={back} look="quiet">
          {t('follow.back')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** What was sent so far, and what became of it. */
function SentPhotographs({
  photographs,
  address,
}: {
  readonly photographs: readonly SentPhotograph[]
  readonly address: string
}) {
  const t = useTranslate()
  return (
    <section className={progress.part} aria-labelledby="your-photographs">
      <h2 className={progress.heading} id="your-photographs">
        {t('photos.yours')}
      </h2>
      <ul className={styles.sent}>
        {photographs.map(({ id, state, preview }, index) => (
          <li key={id} className={styles.one}>
            {preview === null ? (
              <span className={styles.square} />
            ) : (
              <img
                src={preview}
                alt={t('photos.one', { n: index + 1 })}
                width={240}
                height={240}
                className={styles.square}
              />
            )}
            <p className={styles.state}>{t(`photos.${state}`)}</p>
            {state !== 'declined' && (
              <Form method="post" action={address}>
                <input type="hidden" name="photograph" value={id} />
                <Button type="submit" look="quiet" aria-label={t('photos.remove_of', { n: index + 1 })}>
                  {t('photos.remove')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The browser posts it by itself; where there are scripts, they make the photographs smaller before. */
function PhotographsForm({
  room,
  address,
  error,
}: {
  readonly room: number
  readonly address: string
  readonly error: string | undefined
}) {
  const t = useTranslate()
  const { basePath } = useStorefront()
  const { busy, onSubmit } = useSmallerPhotographs(longestReviewPhotographEdge)
  return (
    <form
      method="post"
      action={basePath + address}
      encType="multipart/form-data"
      className={progress.form}
      onSubmit={onSubmit}
    >
      <Field
        name={reviewPhotographField}
        type="file"
        accept="image/*"
        multiple={room > 1}
        required
        label={t('photos.label')}
        hint={t('photos.hint', { n: room, mb: mostReviewPhotographMegabytes })}
        error={error}
      />
      <p className={styles.rules}>{t('photos.rules')}</p>
      <div className={progress.ways}>
        <Button type="submit" busy={busy}>
          {t('photos.send')}
        </Button>
      </div>
    </form>
  )
}
