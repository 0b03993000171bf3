/** Placeholder. */
export default function Product() {
  return <p>product</p>
}
