/** Reads how many pieces of which lines come back, and how. */
export function readReturnForm(form: FormData) {
  const pieces = [...form].flatMap(([name, value]) => {
    // Neither an order nor a shoebox holds as many as six digits say.
    const position = /^piece-(\d{1,6})$/.exec(name)?.[1]
    const quantity = /^\d{1,6}$/.test(String(value)) ? Number(value) : 0
    return position && quantity > 0 ? [{ position: Number(position), quantity }] : []
  })
  const way = form.get('way') === 'store' ? 'store' : 'post'
  return { pieces, way, idempotencyKey: String(form.get('idempotencyKey') ?? '') } as const
}
