/** A paper to look at and print; `pdf` is base64. */
export function pdfResponse({ name, pdf }: { readonly name: string; readonly pdf: string }): Response {
  return new Response(Buffer.from(pdf, 'base64'), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
    },
  })
}
