/** Placeholder. */
export default function Payment() {
  return <p>payment</p>
}
