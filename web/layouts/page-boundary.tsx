import { isRouteErrorResponse, Outlet } from 'react-router'
import { useWords } from '#web/shop-context.tsx'
import type { Route } from './+types/page-boundary.ts'

/** Keeps the frame of the shop around a page that fails. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <h1>{t(missing ? 'e.404_route' : 'e.500')}</h1>
}
