import { createHash } from 'node:crypto'
import { Hono } from 'hono'

/** A sandbox of the range API that knows some passwords, pads its answers as the real one does, and can be down. */
export function createPwnedPasswordsSandbox(leaked: readonly string[]) {
  const hashes = leaked.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
  const asked: string[] = []
  let state: 'up' | 'down' = 'up'
  const app = new Hono()
  app.get('/range/:prefix', (context) => {
    const prefix = context.req.param('prefix').toUpperCase()
    asked.push(prefix)
    if (state === 'down') return context.text('Service Unavailable', 503)
    if (!/^[0-9A-F]{5}$/.test(prefix)) return context.text('The hash prefix was not in a valid format', 400)
    const found = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:42`)
    const padding = Array.from({ length: 5 }, (_, at) => {
      const made = createHash('sha1').update(`${prefix}${at}`).digest('hex').toUpperCase()
      return `${made.slice(5)}:0`
    })
    return context.text([...found, ...(context.req.header('add-padding') === 'true' ? padding : [])].join('\r\n'))
  })
  return {
    app,
    /** All that it was told. */
    asked,
    set: (next: typeof state): void => {
      state = next
    },
  }
}
