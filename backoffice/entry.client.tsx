/**
 * Pages of staff are whole without a script, and no component is hydrated. What a script adds to an element is named by the element's
 * `data-enhance`, and loaded where it stands: a function of a file in `scripts/`.
 */
type Enhance = (element: HTMLElement) => void | Promise<void>

const enhancements: Readonly<Record<string, () => Promise<Enhance>>> = {
  coming: async () => (await import('./scripts/coming.ts')).enhanceComing,
  'content-preview': async () => (await import('./scripts/content-preview.ts')).enhanceContentPreview,
  'go-on': async () => (await import('./scripts/go-on.ts')).enhanceGoingOn,
  pictures: async () => (await import('./scripts/product-pictures.ts')).enhanceProductPictures,
  cell: async () => (await import('./scripts/cell.ts')).enhanceCell,
  picture: async () => (await import('./scripts/picture-field.ts')).enhancePictureField,
  arrange: async () => (await import('./scripts/arrange.ts')).enhanceArranging,
  passkey: async () => (await import('./scripts/passkey.ts')).enhancePasskeyForm,
  told: async () => (await import('./scripts/told.ts')).enhanceTold,
  search: async () => (await import('./scripts/search.ts')).enhanceSearch,
}

async function enhancePage(): Promise<void> {
  const wanted = [...document.querySelectorAll<HTMLElement>('[data-enhance]')].flatMap((element) =>
    (element.dataset.enhance ?? '').split(' ').map(async (name) => (await enhancements[name]?.())?.(element)),
  )
  // What could not be loaded leaves its element as it was.
  await Promise.allSettled(wanted)
  // The same mark as on the storefront: from now on the page answers as it will.
  document.documentElement.dataset.hydrated = ''
}

void enhancePage()
