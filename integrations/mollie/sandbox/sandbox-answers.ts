/** What Mollie says no to, as it says it. Thrown inside the sandbox, answered as HAL at its edge. */
export class SandboxRejection extends Error {
  override readonly name = 'SandboxRefusal'
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.field = field
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

export type SandboxAnswer = { readonly status: number; readonly body: string }

export function jsonAnswer(status: number, body: unknown): SandboxAnswer {
  return { status, body: JSON.stringify(body) }
}

export function refusalAnswer({ status, message, field }: SandboxRejection): SandboxAnswer {
  return jsonAnswer(status, {
    status,
    title: titles[status] ?? 'Error',
    detail: message,
    ...(field ? { field } : {}),
    _links: { documentation: documentationLink('overview/handling-errors') },
  })
}

export function halResponse({ status, body }: SandboxAnswer, headers: Readonly<Record<string, string>> = {}): Response {
  const empty = body === ''
  return new Response(empty ? null : body, {
    status,
    headers: {
      ...(empty ? {} : { 'Content-Type': 'application/hal+json' }),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

export type Link = { readonly href: string; readonly type: string }

export function halAnswer(href: string): Link {
  return { href, type: 'application/hal+json' }
}

export function halPage(href: string): Link {
  return { href, type: 'text/html' }
}

export function documentationLink(path: string): Link {
  return halPage(`https://docs.mollie.com/${path}`)
}
