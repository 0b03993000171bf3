import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Parts of the router that this shop never switches on: route discovery and instrumentation. 2 kB of every first visit. */
const unused: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined`,
}

/**
 * What the router does about a page whose code can't be loaded; here it is done once a minute at most. After that the page
 * is one that fails, since the router would show an empty one.
 */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const reloadOnce = `return reloadOnce(error).catch((failure) => ({ default: () => { throw failure } }));`
const imported = `import { reloadOnce } from ${JSON.stringify(join(import.meta.dirname, '../reload-once.ts'))};`

/** Branches for servers that render React's own components, which this shop's doesn't: the minifier takes out what can't happen. */
const neverTaken: Readonly<Record<string, RegExp>> = {
  'lib/dom/ssr/components.js': /(?<!function )useIsRSCRouterContext\(\)/g,
  'lib/hooks.js': /this\.context(?=\) return [^;]*RSCErrorHandler)/g,
}

/** Says what whoever writes routes should know. They hear it in development; shoppers need not load the words. */
const warning = /function warning\(cond, message\) \{.*?\n\}/s
const silence = '/* @__NO_SIDE_EFFECTS__ */ function warning() {}'

/** Changes to the router as it goes to browsers. A router that has moved on makes the build fail, not the shop. */
export function routerPlugin(): Plugin {
  let building = false
  return {
    name: 'router',
    configResolved({ command }) {
      building = command === 'build'
    },
    load(id) {
      if (this.environment.name !== 'client' || !building) return undefined
      const part = Object.keys(unused).find((path) => id.endsWith(`/react-router/dist/production/lib/${path}`))
      return part && unused[part]
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined
      const branch = Object.entries(neverTaken).find(([path]) =>
        id.endsWith(`/react-router/dist/production/${path}`),
      )?.[1]
      if (branch) {
        if (code.search(branch) < 0) throw new Error('React Router no longer asks for server components the way it did')
        return code.replace(branch, 'false')
      }
      if (id.endsWith('/react-router/dist/production/lib/router/history.js')) {
        if (!warning.test(code)) throw new Error('React Router no longer warns the way it did')
        return code.replace(warning, silence)
      }
      if (!id.endsWith('/lib/dom/ssr/routeModules.js')) return undefined
      if (!reload.test(code)) throw new Error('React Router no longer reloads the way it did')
      return `${imported}\n${code.replace(reload, reloadOnce)}`
    },
  }
}
