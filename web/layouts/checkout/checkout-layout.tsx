import { Outlet } from 'react-router'

export default function CheckoutLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
