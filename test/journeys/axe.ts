import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a screen, by the rules of WCAG 2.2 AA or by those that are named. The page's own policy lets no script in,
 * so axe goes past it.
 */
export async function axeFindings(page: Page, ...rules: readonly string[]): Promise<string[]> {
  const runOnly = rules.length > 0 ? rules : standard
  await page.waitForLoadState('networkidle')
  const found = (await page.evaluate(`(async () => {
    ${axe}
    const results = await axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] })
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
