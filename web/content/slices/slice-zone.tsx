import { useCallback } from 'react'
import { Island } from '#web/islands/island.tsx'
import { lazyComponent } from '#web/islands/lazily.ts'
import { usePlainLinks } from '#web/ui/plain-links.tsx'
import type { LoadedSlice } from './load-slices.ts'
import { PreloadCode } from './preload-code.tsx'
import { type AnySlice, hydrationOf, loadSliceCode, type ShownSlice } from './slice-code.ts'
import styles from './slice-zone.module.css'

/** The slices of a document, one under the other. */
export function SliceZone({ slices }: { readonly slices: readonly LoadedSlice[] }) {
  const { listeners, prefetched } = usePlainLinks('[data-resting] a, [data-island=never] a')
  return (
    <div className={styles.zone} {...listeners}>
      {import.meta.env.SSR && <PreloadCode types={slices.flatMap(({ type }) => (type === 'error' ? [] : [type]))} />}
      {slices.map((slice, index) =>
        slice.type === 'error' ? (
          <ValidationError key={slice.id} {...slice.content} />
        ) : (
          <Slice key={slice.id} slice={slice} first={index === 0} />
        ),
      )}
      {prefetched}
    </div>
  )
}

function Slice({ slice: { type, content }, first }: { readonly slice: ShownSlice; readonly first: boolean }) {
  const load = useCallback(() => loadSliceCode(type), [type])
  const hydrate = hydrationOf(type)
  const island = { className: styles.slice, children: render }
  function render(Component: AnySlice = lateSlice(type)) {
    return <Component content={content} first={first} />
  }
  // While components are edited, each of them is hydrated: styles and changes arrive with the code.
  if (hydrate === 'eager' || import.meta.env.DEV) return <Island hydrate="eager" {...island} />
  if (hydrate === 'visible') return <Island hydrate={hydrate} of={content} load={load} {...island} />
  return <Island hydrate={hydrate} of={content} {...island} />
}

const lateSlices = new Map<string, AnySlice>()

/** The same component for every slice of a type: another one would be another part of the page to React. */
function lateSlice(type: ShownSlice['type']): AnySlice {
  const component = lateSlices.get(type) ?? lazyComponent(() => loadSliceCode(type))
  lateSlices.set(type, component)
  return component
}

/** For whoever is writing content; a production process never makes one. */
function ValidationError({ name, error }: { readonly name: string; readonly error: string }) {
  return (
    <div className={styles.error} role="alert">
      <strong>{name}</strong>: {error}
    </div>
  )
}
