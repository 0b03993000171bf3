import { type DocumentNode, Kind } from 'graphql'
import type { ApiAnswer } from './api.ts'

/** Operations that are answered from content documents alone: the same for everybody until a document is published. */
const contentOperations = new Set(['layout', 'headerUsps', 'storeConfig', 'contentPage', 'errorPage'])

/** More than all pages of all storefronts together; what goes beyond it is somebody trying names. */
const mostAnswers = 2000

/** Whether a document asks for nothing but content. */
export function asksContentOnly(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && contentOperations.has(selection.name.value),
      ),
  )
}

export type RememberedAnswers = {
  /** The answer that was given before, or the one that `ask` gives now. Answers with errors are not kept. */
  answer(key: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer>
  forget(): void
}

/** Keeps the answers of content operations, since every page is made of the same few of them. */
export function rememberAnswers(): RememberedAnswers {
  const known = new Map<string, Promise<ApiAnswer>>()
  return {
    answer(key, ask) {
      const remembered = known.get(key)
      if (remembered) return remembered
      const asked = ask()
      if (known.size >= mostAnswers) known.clear()
      known.set(key, asked)
      const drop = () => known.get(key) === asked && known.delete(key)
      asked.then((answer) => answer.errors?.length && drop(), drop)
      return asked
    },
    forget: () => known.clear(),
  }
}
