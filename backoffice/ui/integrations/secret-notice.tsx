/** A secret that is shown this one time. */
export function SecretNotice({
  title,
  about,
  secret,
}: {
  readonly title: string
  readonly about: string
  readonly secret: string
}) {
  return (
    <div className="notice" role="status" data-enhance="told">
      <strong>{title}</strong>
      <p>{about}</p>
      <p>
        <code className="break">{secret}</code>
      </p>
    </div>
  )
}
