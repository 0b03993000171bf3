const metresInMile = 1609.344

/** '450 m', '1,2 km'; in Britain '0.3 miles'. */
export function distanceText(metres: number, iso: string): string {
  if (iso === 'en-GB') return unit(metres / metresInMile, 'mile', 'long', iso)
  return metres < 1000
    ? unit(Math.round(metres / 10) * 10, 'meter', 'short', iso)
    : unit(metres / 1000, 'kilometer', 'short', iso)
}

function unit(value: number, name: string, unitDisplay: 'short' | 'long', iso: string): string {
  return new Intl.NumberFormat(iso, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 }).format(value)
}
