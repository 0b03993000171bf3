/** Placeholder. */
export default function Address() {
  return <p>address</p>
}
