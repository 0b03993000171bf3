/** Loads what a shop is made of (but for its figures, whose library has OpenTelemetry's interfaces with it), opens traces as the environment says, and prints what was loaded of OpenTelemetry. */
import { registerHooks } from 'node:module'

const loaded: string[] = []
registerHooks({
  load: (url, context, next) => {
    if (url.includes('@opentelemetry')) loaded.push(url)
    return next(url, context)
  },
})
await import('../configured-storefronts.ts')
const { readConfig } = await import('../config.ts')
await Promise.all([
  import('../main.ts'),
  import('../composition-root.ts'),
  import('../shop-server.ts'),
  import('../jobs.ts'),
  import('../backoffice/backoffice-server.ts'),
])
const { openTracing } = await import('./tracing.ts')
const tracing = await openTracing(readConfig(), { version: '', onLost: () => undefined })
process.stdout.write(JSON.stringify({ isTraced: tracing !== undefined, loaded: loaded.length }))
process.exit(0)
