/**
 * Ways to write a tag by hand: its prefix at the beginning of a text, or a bare word where tags are handled. `content:check`
 * is a command.
 */
const prefix = /['"`](?:product|category|storefront|content):(?!check`)(?:\w*['"`:]|\$\{)/g
const bareWord = /\b(?:tags|invalidate\w*|startsWith|purge)\b[^\n]{0,60}\(\[?['"`](?:catalog|content|search)['"`]/g

/** The tags that a file spells by itself, instead of asking kernel/cache-tags.ts for them. */
export function spelledTags({ path, text }: { readonly path: string; readonly text: string }): string[] {
  if (path === 'kernel/cache-tags.ts') return []
  return [prefix, bareWord].flatMap((way) => [...text.matchAll(way)].map(([found]) => `${path}: ${found}`))
}
