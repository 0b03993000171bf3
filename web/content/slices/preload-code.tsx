import files from 'virtual:chunks'
import type { SliceType } from './load-slices.ts'
import { hydrationOf, moduleOf, staticModule } from './slice-code.ts'

/** Names the styles of the slices of a page, and the code of those that wake at once, before any script runs. */
export function PreloadCode({ types }: { readonly types: readonly SliceType[] }) {
  const needed = types.flatMap((type) => {
    const hydration = hydrationOf(type)
    const found = files[hydration === 'never' ? staticModule : moduleOf(type)]
    return found ? [{ styles: found.styles, scripts: hydration === 'eager' ? found.scripts : [] }] : []
  })
  return (
    <>
      {unique(needed.flatMap(({ styles }) => styles)).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="slices" />
      ))}
      {unique(needed.flatMap(({ scripts }) => scripts)).map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
