import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../build/backoffice',
  serverBuildFile: 'index.js',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
