import { Outlet } from 'react-router'
import { ErrorMessage } from '../ui/error-message.tsx'

export default function WithinFrame() {
  return <Outlet />
}

/** What a page fails with stands where the page would: the menu and the search stay around it. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <ErrorMessage error={error} />
}
