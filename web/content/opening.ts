import type { LoadedPage } from './load-page.ts'

/**
 * Whether a page is a list of products that a few words introduce. Words with a list of their own, such as the ways on from a page that
 * does not exist, are no introduction: beside the title they would be taller than it.
 */
export function opensWithProducts([words, products]: LoadedPage['slices']): boolean {
  return (
    words?.type === 'richtext' &&
    products?.type === 'products' &&
    words.content.text.every(({ type }) => type === 'paragraph')
  )
}
