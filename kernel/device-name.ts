const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/**
 * A browser in words, `Firefox, Android`: enough for its owner to know it again, and for nobody else. A browser that hides
 * what it is, or no browser at all, is `?`.
 */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
  return named.join(', ') || '?'
}
