/** Placeholder. */
export default function Brand() {
  return <p>brand</p>
}
