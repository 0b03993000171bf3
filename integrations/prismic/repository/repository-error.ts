/** A request that the Content API refuses, as it says so: a status and a body in Prismic's form. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError'
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: { readonly message: string } & Readonly<Record<string, unknown>>) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A query that can't be read, with the place where reading stopped; `place` names the parameter. */
export function parsingError(message: string, { pos = 0, place }: { pos?: number; place: string }): RepositoryError {
  return new RepositoryError(400, {
    type: 'parsing-error',
    message,
    pos,
    line: 1,
    column: pos + 1,
    id: '0',
    location: place,
  })
}
