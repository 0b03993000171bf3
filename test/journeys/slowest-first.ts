import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, longest first. A fresh clone knows no times of its own and would begin with the longest files; whichever
 * journey begins last keeps one worker waiting for the other.
 */
const slowest: readonly string[] = [
  'own-shop.test.ts',
  'accessibility.test.ts',
  'accessibility-magazine.test.ts',
  'in-store.test.ts',
  'account.test.ts',
  'account-pages.test.ts',
  'merchandising.test.ts',
  'backoffice-products.test.ts',
  'one-page.test.ts',
  'wallets.test.ts',
  'express.test.ts',
  'after-order.test.ts',
  'repairs.test.ts',
  'first-screen.test.ts',
  'address-form.test.ts',
  'purchase.test.ts',
  'half-size.test.ts',
  'newsletter.test.ts',
  'collecting.test.ts',
  'search-engines.test.ts',
  'content-push.test.ts',
]

/** Begins with the slowest journeys, so that all workers end at about the same time. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = slowest.indexOf(basename(moduleId))
      return at < 0 ? slowest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
