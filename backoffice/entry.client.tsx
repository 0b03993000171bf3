/**
 * Pages of staff are whole without a script, and no component is hydrated. What a script adds to an element is named by the element's
 * `data-enhance`, and loaded where it stands: a file in `scripts/` that exports `enhanceElement`.
 */
type Enhancement = { enhanceElement(element: HTMLElement): void | Promise<void> }

const enhancements: Readonly<Record<string, () => Promise<Enhancement>>> = {
  passkey: () => import('./scripts/passkey.ts'),
  search: () => import('./scripts/search.ts'),
}

async function enhancePage(): Promise<void> {
  const wanted = [...document.querySelectorAll<HTMLElement>('[data-enhance]')].flatMap((element) =>
    (element.dataset.enhance ?? '')
      .split(' ')
      .map(async (name) => (await enhancements[name]?.())?.enhanceElement(element)),
  )
  // What could not be loaded leaves its element as it was.
  await Promise.allSettled(wanted)
  // The same mark as on the storefront: from now on the page answers as it will.
  document.documentElement.dataset.hydrated = ''
}

void enhancePage()
