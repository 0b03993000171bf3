/** Whether a place of pictures is another one or part of it: `s3://shop/pictures` lies in `s3://shop`, and not in `s3://shop/resized`. */
export function liesWithin(inner: unknown, outer: unknown): boolean {
  const [within, around] = [placeOf(inner), placeOf(outer)]
  return within !== undefined && around !== undefined && within.startsWith(around)
}

/** Buckets of two stores may have one name. */
function placeOf(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null
  if (!url) return undefined
  const folders = url.pathname.split('/').filter((part) => part !== '')
  return [url.protocol, url.searchParams.get('endpoint') ?? '', url.hostname, ...folders, ''].join(' ')
}
