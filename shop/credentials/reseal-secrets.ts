import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import type { SealedSecretStore } from './sealed-secret-store.ts'
import type { SecretBox } from './secret-box.ts'

export type ResealDeps = { readonly sealedSecrets: SealedSecretStore; readonly secretBox: SecretBox }

export type Resealed = {
  /** What the column holds. */
  readonly name: string
  /** So many are sealed by the secret of now since. */
  readonly resealed: number
  /** So many neither secret opens. */
  readonly unreadable: number
}

const rowsAtOnce = 500

/**
 * Seals everything anew that another secret sealed, so that the other one can be taken away. Row by row: what was done stays done where it is
 * interrupted, and a second time finds nothing more to do.
 */
export async function resealSecrets(deps: ResealDeps): Promise<Resealed[]> {
  const counted: Resealed[] = []
  for (const column of sealedColumns) counted.push({ name: column.name, ...(await resealColumn(deps, column)) })
  return counted
}

async function resealColumn(
  { sealedSecrets, secretBox }: ResealDeps,
  column: SealedColumn,
): Promise<Omit<Resealed, 'name'>> {
  let [resealed, unreadable] = [0, 0]
  let page = await sealedSecrets.page(column, rowsAtOnce)
  while (page.length > 0) {
    for (const value of page.filter(({ sealed }) => !secretBox.isCurrent(sealed))) {
      const text = secretBox.open(value.sealed)
      if (text === undefined) unreadable++
      else if (await sealedSecrets.replace(column, value, secretBox.seal(text))) resealed++
    }
    page = await sealedSecrets.page(column, rowsAtOnce, page.at(-1)?.key)
  }
  return { resealed, unreadable }
}
