/** Placeholder. */
export default function Status() {
  return <p>status</p>
}
