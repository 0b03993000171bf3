import { textIn } from '#kernel/language.ts'
import { seesStorefront } from '#kernel/staff-reach.ts'
import { type StorefrontCode, storefrontByCode } from '#kernel/storefront.ts'
import type { ProductOverview } from '#shop/catalog/product-overview-store.ts'
import type { ImportKind } from '#shop/imports/import.ts'
import { importSentenceIn } from '#shop/imports/messages.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import type { BackofficeContext } from './context.ts'
import { answerWithin, begun, importPatience, pressForImport } from './imports.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

type FileChange = {
  readonly kind: ImportKind & ('prices' | 'stock' | 'products' | 'promotions' | 'passports')
  /** What the books call it: 'product.price'. */
  readonly action: string
  readonly object: { readonly type: string; readonly id: string; readonly name: string }
  readonly file: string
  /** What it was before, where that is known without its plan. */
  readonly before?: AuditValues
  /** What was asked for, for the books. */
  readonly after: AuditValues
  /** Whether somebody looks at its plan before anything changes. */
  readonly planOnly: boolean
}

/** Changes by a file that was made of a form: the id of its import, whose page says what it does, why it waits, and undoes it. */
export async function changeByFile(context: BackofficeContext, change: FileChange): Promise<ChangeOutcome> {
  const { shop, machine } = context
  const { kind, action, object, file, before = null, after, planOnly } = change
  const actor = actorOf(context)
  const admitted = await shop.staff.perform(actor, {
    permission: 'products.write',
    action,
    object,
    work: async () => ({ result: undefined, before, after: { ...after, ...begun } }),
  })
  const outcome = outcomeOf(admitted)
  if (outcome.problems.length > 0) return outcome
  const path = await machine.keepFile(`${kind}.csv`, file)
  const working = shop.imports
    .begin({
      kind,
      mode: 'delta',
      path,
      planOnly,
      by: actor.member.name,
      byMember: actor.member.id,
      pressed: pressForImport(actor, { action, object }),
    })
    .finally(() => machine.removeUpload(path))
  const answer = await answerWithin(working, importPatience)
  if (answer && 'problem' in answer)
    return {
      problems: [
        { messageKey: 'import-file-unreadable', name: importSentenceIn(actor.member.language, answer.problem) },
      ],
    }
  return { problems: [], id: answer && String(answer.run.id) }
}

type ProductFileChange = Omit<FileChange, 'object' | 'planOnly' | 'before'> & {
  /** What of the product is about to be another. */
  readonly before: AuditValues | ((product: ProductOverview) => AuditValues)
}

/** A change of one product, which is made at once unless it goes too far. */
export async function changeProductByFile(
  context: BackofficeContext,
  sku: string,
  change: ProductFileChange,
): Promise<ChangeOutcome> {
  const product = await context.shop.productOverview.bySku(sku)
  if (!product) return outcomeOf(staffRefused('staff-not-found'))
  const object = { type: 'product', id: sku, name: textIn(product.name, 'en') }
  const before = typeof change.before === 'function' ? change.before(product) : change.before
  return changeByFile(context, { ...change, before, object, planOnly: false })
}

/** Those of these storefronts that there are, and that who asks may see. */
export function seenStorefrontsAmong(context: BackofficeContext, codes: readonly string[]): readonly StorefrontCode[] {
  const reach = reachOf(context)
  return codes.flatMap((code) => storefrontByCode(code)?.code ?? []).filter((code) => seesStorefront(reach, code))
}
