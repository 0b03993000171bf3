import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page exactly as the shop sent it: packed bytes and headers. */
export type SentPage = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly headers: readonly [string, string][]
}

/** nginx with one worker that serves the same bytes with the same headers from files; stopped by the returned function. */
export async function startNginx(
  folder: string,
  port: number,
  pages: readonly SentPage[],
): Promise<() => Promise<void>> {
  const root = join(folder, 'pages')
  await mkdir(root, { recursive: true })
  for (const { name, bytes } of pages) await writeFile(join(root, name), bytes)
  const places = pages.map(
    ({ name, headers }) =>
      `location = /${name} { default_type "text/html; charset=utf-8"; ${headers.map(([key, value]) => `add_header ${key} "${value}";`).join(' ')} }`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `worker_processes 1; daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 10000000;
server { listen 127.0.0.1:${port}; root ${root}; ${places.join('\n')} } }
`,
  )
  const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  return async () => {
    nginx.kill()
    await ended
  }
}
