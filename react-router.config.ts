import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // The table of routes is small and the same for every storefront: one cached file instead of a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
