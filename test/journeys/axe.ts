import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

/** What axe finds on a screen, by the rules of WCAG 2.2 AA. The page's own policy lets no script in, so axe goes past it. */
export async function findings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const found = (await page.evaluate(`(async () => {
    ${axe}
    const results = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    return results.violations
  })()`)) as Finding[]
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  )
}
