type AddToCartDialogProps = {
  /** What the `addedToCart` event carried. */
  readonly added: unknown
  readonly onClose: () => void
}

/** Placeholder. Mounted by the layout when the first `addedToCart` event comes. */
export default function AddToCartDialog(_: AddToCartDialogProps) {
  return null
}
