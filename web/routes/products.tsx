/** Placeholder. */
export default function Products() {
  return <p>products</p>
}
