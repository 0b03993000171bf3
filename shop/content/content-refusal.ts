/** Why an editor is refused; the back office has the sentences. */
export type ContentMessageKey =
  | 'content-not-found'
  | 'content-changed-meanwhile'
  | 'content-unchanged'
  | 'content-read-only'
  | 'content-needed'
  | 'content-without-parts'
  | 'content-not-published'
  | 'content-moment-past'
  | 'content-moments-turned'
  | 'content-uid-invalid'
  | 'content-uid-taken'
  | 'content-uid-fixed'
  | 'content-link-wrong'
  | 'content-picture-wrong'
  | 'content-placeholder-wrong'
  | 'content-number-wrong'
  | 'content-date-wrong'
  | 'content-color-wrong'
  | 'content-markup-wrong'
  | 'content-other-wrong'
  | 'field-required'

export type ContentRefusal = {
  readonly refused: true
  readonly messageKey: ContentMessageKey
  /** The input that the message belongs beside. */
  readonly field?: string
  readonly name?: string
}

export type ContentRefused = { readonly refused: true; readonly refusals: readonly ContentRefusal[] }

export function contentRefused(
  messageKey: ContentMessageKey,
  detail: { readonly field?: string; readonly name?: string } = {},
): ContentRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...detail }] }
}
