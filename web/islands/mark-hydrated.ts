/**
 * A ref that says in the page that React serves an element and what is inside, up to the next island: React attaches refs in
 * the same step as it begins to answer events. The click replay reads the mark.
 */
export function markHydrated(element: Element | null): void {
  element?.setAttribute('data-hydrated', '')
}
