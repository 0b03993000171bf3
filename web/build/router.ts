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
 * A page whose code can't be loaded (a new version was put in place, say) reloads, but at most once a minute
 * (specification §8); after that the error is shown.
 */
const reload = 'window.location.reload();'
const reloadOnce = `
  const last = Number(sessionStorage.getItem('reloaded'));
  if (Date.now() - last < 60000) throw error;
  sessionStorage.setItem('reloaded', String(Date.now()));
  window.location.reload();`

/** Two changes to the router as it goes to browsers. A router that has moved on makes the build fail, not the shop. */
export function router(): Plugin {
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
      if (this.environment.name !== 'client' || !id.endsWith('/lib/dom/ssr/routeModules.js')) return undefined
      if (!code.includes(reload)) throw new Error('React Router no longer reloads the way it did')
      return code.replace(reload, reloadOnce)
    },
  }
}
