import files from 'virtual:chunks'

/** Names the styles of a part that is rendered here and whose code no browser fetches. `module`: its file. */
export function PreloadStyles({ module }: { readonly module: string }) {
  return files[module]?.styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="parts" />)
}
