/** Somebody's own data as a file that is saved, for people or for programs; kept by no cache. */
export function downloadOf(text: string, form: 'page' | 'file'): Response {
  const [type, name] =
    form === 'page' ? ['text/html', 'personal-data.html'] : ['application/json', 'personal-data.json']
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
