const minute = 60_000

/**
 * Code that the page needs can't be had: a new version was put in place, or the line broke. The page is loaded anew, but at
 * most once a minute (specification §8) and not while there is no line; then the error is for the error page to show.
 */
export function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem('reloaded'))
  if (!navigator.onLine || Date.now() - last < minute) return Promise.reject(error)
  sessionStorage.setItem('reloaded', String(Date.now()))
  window.location.reload()
  // Nothing goes on in a page that is about to leave.
  return new Promise(() => {})
}
