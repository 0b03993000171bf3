import { Outlet } from 'react-router'

/** Nothing but the page: previews and the slice simulator. */
export default function EmptyLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
