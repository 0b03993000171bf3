import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilHydrated } from './browser.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Finding = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What was audited without findings, by the width of the window and its whole markup. */
const audited = new Set<string>()

/**
 * What axe finds on a screen, by the rules of WCAG 2.2 AA or by those that are named. The page's own policy lets no script in,
 * so axe goes past it, once for each page.
 *
 * Header, menu and footer are most of a page and the same markup on nearly all of one storefront (docs/decisions/014-fragment-cache.md).
 * A part of them that was audited in these very words at this width is left out the next time; whatever differs, by a single
 * attribute, is audited again. Landmarks are never left out: what axe asks of them is about the whole page.
 */
export async function axeFindings(page: Page, ...rules: readonly string[]): Promise<string[]> {
  await untilHydrated(page)
  const width = page.viewportSize()?.width
  const keys = (await frameParts(page)).map((markup) => `${width} ${rules.join(' ')} ${markup}`)
  const known = keys.flatMap((key, at) => (audited.has(key) ? [at] : []))
  const found = await run(page, rules.length > 0 ? rules : standard, known)
  if (found.length === 0) for (const key of keys) audited.add(key)
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  )
}

/** At each width a screen has no finding of axe and nothing beside it: it is the same markup, and looks different. */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page), `${page.url()} at ${width}`).toEqual([])
    expect(await page.evaluate(sideways), `${page.url()} at ${width}`).toBe(0)
  }
}

/** So many pixels of a page are beside the window. */
export const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The largest parts of the frame that have no landmark inside, as the page's own objects for `run` and as markup for the memory. */
function frameParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const landmark = 'header, footer, nav, aside, main, section, form, search, [role]'
    const partsOf = (element: Element): Element[] =>
      element.matches(landmark) || element.querySelector(landmark) ? [...element.children].flatMap(partsOf) : [element]
    const frame = ['banner', 'contentinfo'].flatMap((role) => {
      const within = document.querySelectorAll(role === 'banner' ? 'body > header' : 'body > footer')
      return [...within].flatMap(partsOf).map((part) => ({ role, part }))
    })
    Object.assign(globalThis, { frameParts: frame.map(({ part }) => part) })
    return frame.map(({ role, part }) => `${role} ${part.outerHTML}`)
  })
}

function run(page: Page, runOnly: readonly string[], known: readonly number[]): Promise<Finding[]> {
  return page.evaluate(
    `(async () => {
      if (!globalThis.axe) { ${axe} }
      const exclude = ${JSON.stringify(known)}.map((at) => globalThis.frameParts[at]).filter((part) => part.isConnected)
      const options = { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] }
      return (await axe.run(exclude.length > 0 ? { exclude } : document, options)).violations
    })()`,
  )
}
