import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { BackofficeApi } from '#backoffice-api/create-backoffice-api.ts'

/** Where other systems of the retailer ask. */
export const apiPath = '/graphql'

const operation = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** Answers other systems: JSON in, JSON out, by a key in `Authorization: Bearer`; a browser's session counts for nothing here. */
export async function answerApi(
  api: BackofficeApi,
  {
    method,
    authorization,
    body,
    address,
  }: {
    readonly method: string
    readonly authorization: string | undefined
    readonly body: Buffer | undefined
    readonly address: string | undefined
  },
): Promise<Response> {
  if (method !== 'POST') return failed(405, 'Send a POST', 'METHOD_NOT_ALLOWED', { Allow: 'POST' })
  const [, key] = /^Bearer ([\w-]{1,100})$/.exec(authorization ?? '') ?? []
  if (key === undefined) return unauthorized()
  const asked = operation.safeParse(parsed(body))
  if (!asked.success) return failed(400, 'Send {"query": "…", "variables": {…}} as JSON', 'BAD_REQUEST')
  const { query, variables } = asked.data
  try {
    const answer = await api.executeWithKey({ query, variables: variables ?? undefined }, key, address)
    if (answer === 'unknown') return unauthorized()
    if (answer === 'limited') return failed(429, 'Too many requests', 'TOO_MANY_REQUESTS', { 'Retry-After': '60' })
    const errors = answer.errors?.map(({ message, code }) => ({ message, extensions: { code } }))
    return Response.json({ data: answer.data, ...(errors && { errors }) })
  } catch (error) {
    if (error instanceof GraphQLError) return failed(400, error.message, 'BAD_REQUEST')
    throw error
  }
}

const unauthorized = () =>
  failed(401, 'Send a key: Authorization: Bearer cwk_…', 'UNAUTHENTICATED', { 'WWW-Authenticate': 'Bearer' })

function failed(status: number, message: string, code: string, headers: Readonly<Record<string, string>> = {}) {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers })
}

function parsed(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}
