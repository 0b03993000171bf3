/** The least that a component's loader takes, so that what tells of it doesn't flicker (specification §9). */
const leastMs = 200

let running = 0
const listeners = new Set<() => void>()

/** How many components are loading something now. */
export const runningLoaders = (): number => running

/** Calls back whenever a component has loaded what it asked for. Returns the way to stop that. */
export function onComponentLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What a component of a page loads for itself once the page is there, beside what the route has loaded. The loading bar
 * waits for it. Answers what `load` does, at the earliest after 200 ms; `load` must not fail.
 */
export async function componentLoader<Data>(load: () => Promise<Data>): Promise<Data> {
  running++
  const [data] = await Promise.all([load(), new Promise((resolve) => setTimeout(resolve, leastMs))])
  running--
  for (const listener of listeners) listener()
  return data
}
