import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as models from 'mollie-api-typescript/models'
import * as operations from 'mollie-api-typescript/models/operations'
import { type Judge, judgeByOpenApi } from './openapi.ts'

/** The part of a schema of Mollie's client that is asked here; the client brings a zod of its own. */
type Schema = {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { message: string } }
}

type Operation = {
  readonly method: string
  readonly path: RegExp
  readonly request?: Schema
  readonly status: number
  /** Absent where the body is empty. */
  readonly answer?: Schema
}

const payment = { status: 200, answer: models.PaymentResponse$inboundSchema }
const known: readonly Operation[] = [
  { ...payment, method: 'POST', path: /^payments$/, status: 201, request: models.PaymentRequest$outboundSchema },
  { method: 'GET', path: /^payments$/, status: 200, answer: operations.ListPaymentsResponseBody$inboundSchema },
  { ...payment, method: 'GET', path: /^payments\/[^/]+$/ },
  {
    ...payment,
    method: 'PATCH',
    path: /^payments\/[^/]+$/,
    request: operations.UpdatePaymentRequestBody$outboundSchema,
  },
  { ...payment, method: 'DELETE', path: /^payments\/[^/]+$/ },
  { method: 'POST', path: /^payments\/[^/]+\/release-authorization$/, status: 202 },
  {
    method: 'POST',
    path: /^payments\/[^/]+\/refunds$/,
    status: 201,
    request: models.RefundRequest$outboundSchema,
    answer: models.RefundResponse$inboundSchema,
  },
  {
    method: 'GET',
    path: /^payments\/[^/]+\/refunds$/,
    status: 200,
    answer: operations.ListRefundsResponseBody$inboundSchema,
  },
  { method: 'GET', path: /^refunds$/, status: 200, answer: operations.ListAllRefundsResponseBody$inboundSchema },
  {
    method: 'GET',
    path: /^payments\/[^/]+\/refunds\/[^/]+$/,
    status: 200,
    answer: models.RefundResponse$inboundSchema,
  },
  { method: 'DELETE', path: /^payments\/[^/]+\/refunds\/[^/]+$/, status: 204 },
  {
    method: 'POST',
    path: /^payments\/[^/]+\/captures$/,
    status: 201,
    request: models.EntityCapture$outboundSchema,
    answer: models.CaptureResponse$inboundSchema,
  },
  {
    method: 'GET',
    path: /^payments\/[^/]+\/captures$/,
    status: 200,
    answer: operations.ListCapturesResponseBody$inboundSchema,
  },
  {
    method: 'GET',
    path: /^payments\/[^/]+\/captures\/[^/]+$/,
    status: 200,
    answer: models.CaptureResponse$inboundSchema,
  },
  {
    method: 'GET',
    path: /^payments\/[^/]+\/chargebacks$/,
    status: 200,
    answer: operations.ListChargebacksResponseBody$inboundSchema,
  },
  {
    method: 'GET',
    path: /^chargebacks$/,
    status: 200,
    answer: operations.ListAllChargebacksResponseBody$inboundSchema,
  },
  { method: 'GET', path: /^methods$/, status: 200, answer: operations.ListMethodsResponse$inboundSchema },
  { method: 'GET', path: /^methods\/all$/, status: 200, answer: operations.ListAllMethodsResponse$inboundSchema },
  { method: 'GET', path: /^methods\/[^/]+$/, status: 200, answer: models.EntityMethodGet$inboundSchema },
  {
    method: 'POST',
    path: /^wallets\/applepay\/sessions$/,
    status: 201,
    request: operations.RequestApplePayPaymentSessionRequestBody$outboundSchema,
    // Mollie hands on what Apple says, and describes nothing of it.
    answer: { safeParse: (value) => ({ success: true, data: value }) },
  },
]

export type MollieJudge = {
  /** Judges requests and answers. */
  through(send: typeof fetch): typeof fetch
  /** Judges answers only: for tests that ask what is wrong. */
  answersOf(send: typeof fetch): typeof fetch
  readonly errors: string[]
}

/**
 * Judges every request of the adapter and every answer of the sandbox by the schemas of Mollie's own client. Mollie publishes an OpenAPI
 * description too, under a licence that keeps it out of this repository (CC BY-NC-SA 4.0): where `MOLLIE_OPENAPI` names a copy of it as
 * JSON, it judges as well.
 */
export function judgeMollie(basePath: string): MollieJudge {
  const errors: string[] = []
  const file = process.env.MOLLIE_OPENAPI
  // Mollie documents no 400 for single things, no refusal of keys and no method that isn't enabled.
  const published: Judge | undefined =
    file === undefined
      ? undefined
      : judgeByOpenApi(JSON.parse(readFileSync(file, 'utf8')), {
          basePath: basePath.replace(/\/v2$/, ''),
          usualStatuses: [400, 401, 403, 405, 409, 415, 422],
        })

  async function judge(request: Request, send: typeof fetch, judgesRequest: boolean): Promise<Response> {
    const path = new URL(request.url).pathname.slice(basePath.length + 1)
    const error = (text: string) => void errors.push(`${request.method} ${path}: ${text}`)
    const operation = known.find((one) => one.method === request.method && one.path.test(path))
    const body = await request.clone().text()
    if (judgesRequest) {
      if (!operation) error('Mollie’s client knows no such operation')
      else if (operation.request) judgeRequest(operation.request, JSON.parse(body || '{}'), error)
      else if (body !== '' && body !== '{}') error(`takes no body: ${body}`)
    }
    const answer = await send(request)
    if (operation && answer.status === operation.status) {
      const text = await answer.clone().text()
      const read = operation.answer?.safeParse(text === '' ? undefined : JSON.parse(text))
      if (read && !read.success) error(`answer ${answer.status}: ${read.error.message}`)
      if (!read && text !== '') error(`answer ${answer.status} has a body`)
    }
    return answer
  }

  const watched =
    (send: typeof fetch, judgesRequest: boolean): typeof fetch =>
    async (input, init) => {
      const validated: typeof fetch = (sent) => judge(new Request(sent), send, judgesRequest)
      if (!published || !judgesRequest) return validated(new Request(input, init))
      const answer = await published.through(validated)(new Request(input, init))
      errors.push(...published.errors.splice(0).filter((error) => !overstated.test(error)))
      return answer
    }

  return { errors, through: (send) => watched(send, true), answersOf: (send) => watched(send, false) }
}

/** The description wants metadata of every refund; Mollie's own client, made from it, does not. */
const overstated = /\/refunds: body must have required property 'metadata'$/

/** The client sends what its schema names and drops the rest; so what it drops is nothing that Mollie knows. */
function judgeRequest(schema: Schema, body: unknown, error: (text: string) => void): void {
  const read = schema.safeParse(body)
  if (!read.success) error(`request: ${read.error.message}`)
  else if (!isDeepStrictEqual(withoutNothing(read.data), body)) {
    error(`request holds what Mollie’s client does not know: ${JSON.stringify(body)}`)
  }
}

const withoutNothing = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
