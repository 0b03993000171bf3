/** Placeholder. */
export default function Success() {
  return <p>success</p>
}
