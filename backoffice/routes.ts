import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('log-in', './routes/log-in.tsx'),
  route('log-out', './routes/log-out.tsx'),
  route('customers/:number/records', './routes/customer-records.ts'),
  route('invitation/:token', './routes/invitation.tsx'),
  layout('./routes/frame.tsx', [
    index('./routes/home.tsx'),
    route('search', './routes/search.tsx'),
    route('orders', './routes/orders.tsx'),
    route('orders/:number', './routes/order.tsx'),
    route('customers', './routes/customers.tsx'),
    route('customers/:number', './routes/customer.tsx'),
    route('products', './routes/products.tsx'),
    route('products/:sku', './routes/product.tsx'),
    route('imports', './routes/imports.tsx'),
    route('imports/:id', './routes/import.tsx'),
    route('settings', './routes/settings.tsx'),
    route('jobs', './routes/jobs.tsx'),
    route('staff', './routes/staff.tsx'),
    route('staff/:id', './routes/staff-member.tsx'),
    route('audit', './routes/audit.tsx'),
    route('me', './routes/me.tsx'),
    route('prove', './routes/prove.tsx'),
    route('*', './routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
