import { lazy, Suspense, useEffect, useState } from 'react'
import { loadSlices } from '#web/content/slices/load-slices.ts'
import { personalAction } from '#web/loaders.ts'

/** Whoever writes slices sees them here; nobody should find it. */
export const meta = () => [{ title: 'Slice simulator' }, { name: 'robots', content: 'noindex,nofollow' }]

/** Reads slices as a page's loader does, for whoever is writing them: nothing of it is kept. */
export const action = personalAction(async (scope) => {
  const slices = (await scope.request.formData()).get('slices')
  const data = `{"slices":${typeof slices === 'string' && isJson(slices) ? slices : '[]'}}`
  // What somebody is still writing is no error of the shop’s content.
  return loadSlices({ ...scope, report: () => undefined }, { id: 'draft', data })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// Only editors need the code, and only inside the editor's frame.
const SliceSimulator = lazy(() => import('#web/content/slice-simulator.tsx'))

export default function SliceSimulatorPage() {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return <Suspense>{isInBrowser && <SliceSimulator />}</Suspense>
}
