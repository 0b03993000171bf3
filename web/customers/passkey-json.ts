/** What a browser answered for a passkey, as a form sent it; something that is no JSON is no answer of one. */
export function passkeyJson(text: FormDataEntryValue | null): string {
  try {
    return JSON.stringify(JSON.parse(String(text ?? '')))
  } catch {
    return '{}'
  }
}
