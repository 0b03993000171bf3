import { createHash } from 'node:crypto'
import { Hono } from 'hono'

/** How high the sandbox's wall wants to be, in pixels. */
export const wallHeight = 731

/**
 * A sandbox of Flockler's walls: a page for a frame that asks to be as high as it is, in Flockler's words and spelling, until it hears
 * that it was heard.
 */
export function createFlocklerSandbox(): Hono {
  const app = new Hono()
  app.get('/embed/iframe/:site{[0-9a-f-]+}/:embed{[0-9a-f-]+}', (context) => {
    const code = script(context.req.param('embed'))
    const hash = createHash('sha256').update(code).digest('base64')
    return context.html(
      `<!doctype html><html lang="en"><title>Wall</title><p>A wall (sandbox)</p><script>${code}</script></html>`,
      200,
      { 'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'` },
    )
  })
  return app
}

function script(embedUuid: string): string {
  const message = JSON.stringify({ eventName: 'FlockerIframeResizeEvent', embedUuid, nativeHeight: wallHeight })
  return `
const ask = () => parent.postMessage(${message}, '*')
const again = setInterval(ask, 200)
addEventListener('message', ({ data }) => {
  if (data?.eventName !== 'FlockerIframeResizeReceivedEvent') return
  clearInterval(again)
  document.documentElement.dataset.heard = ''
})
ask()
`
}
