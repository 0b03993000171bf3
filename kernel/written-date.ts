type Place = { readonly iso: string; readonly timeZone: string }

/** A day as a storefront writes it: '21 mei 2027', '1er décembre 2026'. */
export function writtenDate(at: Date, { iso, timeZone }: Place): string {
  return withOrdinalFirst(new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone }).format(at), iso)
}

/** A day that `Intl` wrote: in French the first of a month is counted, '1er décembre', and the others are not. */
export function withOrdinalFirst(written: string, iso: string): string {
  return iso.startsWith('fr') ? written.replace(/(^|\s)1(?=\s|$)/, (_, before: string) => `${before}1er`) : written
}
