/** A row of houses that share a postcode. */
export type SandboxStreet = {
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly from: number
  readonly to: number
}
