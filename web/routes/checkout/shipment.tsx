/** Placeholder. */
export default function Shipment() {
  return <p>shipment</p>
}
