/** A page of one person: no cache keeps it, and where it leads learns nothing of its address. */
export function privatePage(): HeadersInit {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }
}
