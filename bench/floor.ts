/**
 * What an answer costs at least: Node's own HTTP server and one prepared statement on a PostgreSQL of its own. `npm run bench -- api` runs it
 * beside the shop, as a process of its own.
 */
import { createServer } from 'node:http'
import pg from 'pg'
import { startEmbeddedPostgres } from '#database/embedded.ts'

const [port = '', dataDir = ''] = process.argv.slice(2)
const silent = { info: () => undefined, error: () => undefined }
const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: silent })
const pool = new pg.Pool({ ...connection, max: 20 })

const server = createServer(async (request, response) => {
  for await (const _ of request) {
    // What was sent is read, as the shop reads it.
  }
  const { rows } = await pool.query({ name: 'floor', text: 'select $1::int as one', values: [1] })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ data: rows[0] }))
})
server.listen(Number(port), '127.0.0.1')

process.on('SIGTERM', async () => {
  server.closeAllConnections()
  await pool.end()
  await stop()
  process.exit(0)
})
