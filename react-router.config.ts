import type { Config } from '@react-router/dev/config'
import { shortenManifest } from './web/build/manifest.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // The table of routes is small and the same for every storefront: one cached file instead of a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shortenManifest(reactRouterConfig.buildDirectory),
} satisfies Config
