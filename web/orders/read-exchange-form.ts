/** Reads which pieces are exchanged for which sizes, and how they come back. */
export function readExchangeForm(form: FormData) {
  const chosen = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const pieces = Object.entries(chosen).flatMap(([name, sku]) => {
    const position = /^piece-(\d{1,6})-\d{1,6}$/.exec(name)?.[1]
    return position && sku !== '' ? [{ position: Number(position), quantity: 1, sku }] : []
  })
  const way = chosen.way === 'store' ? 'store' : 'post'
  return { chosen, input: { pieces, way, idempotencyKey: chosen.idempotencyKey ?? '' } } as const
}
