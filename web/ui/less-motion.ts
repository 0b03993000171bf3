/**
 * Whether somebody asks for less motion. Pages then follow each other at once, without the transition, during which a browser
 * draws nothing and no press reaches either page. Always false on the server: nothing that it renders depends on it.
 */
export function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
