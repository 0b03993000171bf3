const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

/** 36, 36.5, 37 in that order, then XS to XXL, then whatever else there is. */
export function bySize(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

function rank(size: string): number {
  const number = Number.parseFloat(size.replace(',', '.').replace('½', '.5'))
  if (!Number.isNaN(number) && /^\d/.test(size)) return number
  const letter = letters.indexOf(size.toUpperCase())
  return letter < 0 ? 2000 : 1000 + letter
}
