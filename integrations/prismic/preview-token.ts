/**
 * The token of a preview: the token itself, or the one in a preview's cookie. Cookies are JSON that names the token, and
 * arrive percent-encoded as often as somebody on the way saw fit.
 */
export function previewToken(value: string): string | undefined {
  let text = value
  for (let round = 0; round < 3 && text.startsWith('%'); round++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return undefined
    }
  }
  if (/^https?:\/\//.test(text)) return text
  if (!text.startsWith('{')) return undefined
  try {
    const cookie: unknown = JSON.parse(text)
    for (const entry of Object.values(cookie as object) as unknown[]) {
      if (typeof entry === 'object' && entry !== null && 'preview' in entry && typeof entry.preview === 'string') {
        return entry.preview
      }
    }
  } catch {
    return undefined
  }
  return undefined
}
