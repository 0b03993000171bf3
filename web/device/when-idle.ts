/** At the latest after this long, in ms. */
const waits = 2000

/**
 * Does something that no one waits for as soon as the page has nothing better to do. Writing a cookie is such a thing: the page
 * stands still until another process has it.
 *
 * @returns does it at once if it is not done yet, for whoever leaves
 */
export function whenIdle(task: () => void): () => void {
  let done = false
  const run = () => {
    if (!done) task()
    done = true
  }
  // Safari has no idle time to ask for.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: waits })
  else setTimeout(run, waits / 10)
  return run
}
