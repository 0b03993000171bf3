import { type DocumentNode, type ExecutionResult, Kind, type OperationDefinitionNode } from 'graphql'
import type { Tracer } from '#kernel/tracing.ts'
import { statusOf } from './error-status.ts'

/** Fields that the name of a span holds at most. */
const mostFields = 5

/**
 * Executes an operation as a part of what is traced. One of the storefront's own documents is called by its name; what others name theirs
 * is their text, so those are called by the fields that they ask for, which the schema knows.
 */
export function traceOperation(
  tracer: Tracer | undefined,
  { document, isOwn }: { readonly document: DocumentNode; readonly isOwn: boolean },
  run: () => ExecutionResult | Promise<ExecutionResult>,
): ExecutionResult | Promise<ExecutionResult> {
  if (!tracer?.isRecording) return run()
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const type = operation?.operation ?? 'query'
  const name = isOwn ? operation?.name?.value : undefined
  const facts = { 'graphql.operation.type': type, ...(name !== undefined && { 'graphql.operation.name': name }) }
  return tracer.within(`${type} ${name ?? fieldsOf(operation)}`, 'internal', facts, async (span) => {
    const result = await run()
    const broken = result.errors?.find(({ originalError }) => (statusOf(originalError)?.statusCode ?? 500) >= 500)
    if (broken) span.fail(broken.originalError?.name ?? 'GraphQLError')
    return result
  })
}

function fieldsOf(operation: OperationDefinitionNode | undefined): string {
  const fields = operation?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
  return [...new Set(fields)].slice(0, mostFields).join(' ')
}
