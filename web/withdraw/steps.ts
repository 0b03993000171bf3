/** Paths of the later steps, below the first one's. */
export function stepsOf(withdraw: string): { readonly review: string; readonly received: string } {
  return { review: `${withdraw}review/`, received: `${withdraw}received/` }
}
