/** A mail address in a narrow column: broken behind its @ first, and within a word only where that is not enough. */
export function MailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
