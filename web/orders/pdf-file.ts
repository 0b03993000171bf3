/** A document as a file that the browser saves. @param pdf in base64 */
export function pdfFile({ name, pdf }: { readonly name: string; readonly pdf: string }): Response {
  return new Response(
    Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
    {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    },
  )
}
