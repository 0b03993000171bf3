import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { isCompressible } from './compression.ts'
import { EncodedBody } from './encoded-body.ts'
import { securityHeaders } from './headers.ts'
import type { Sendable } from './send.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

/** What a file says it is, by how its name ends. */
export const typeOfFile = (path: string): string => types[extname(path)] ?? 'application/octet-stream'

/** The files of the built storefront, known by name from the start; nothing outside the folder can be asked for. */
/** A worker brings its policy along: the one of the member pass fetches what it keeps, from here alone. */
const passWorker = '/pass-worker.js'
const passWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

export class StaticFiles {
  readonly #folder: string
  readonly #paths: ReadonlySet<string>
  readonly #ready = new Map<string, Sendable | Promise<Sendable>>()
  readonly #secure: boolean

  private constructor(folder: string, paths: ReadonlySet<string>, secure: boolean) {
    this.#folder = folder
    this.#paths = paths
    this.#secure = secure
  }

  static async of(folder: string, secure: boolean): Promise<StaticFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && extname(entry.name) in types)
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    return new StaticFiles(folder, new Set(paths), secure)
  }

  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /** The file, packed once; a promise the first time. */
  get(path: string): Sendable | Promise<Sendable> {
    const ready = this.#ready.get(path)
    if (ready) return ready
    const loading = this.#load(path)
    this.#ready.set(path, loading)
    loading.then(
      (file) => this.#ready.set(path, file),
      () => this.#ready.delete(path),
    )
    return loading
  }

  async #load(path: string): Promise<Sendable> {
    const type = typeOfFile(path)
    return {
      status: 200,
      headers: [
        'Content-Type',
        type,
        'Cache-Control',
        // Names under /assets/ hold a hash of what they name.
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'Vary',
        'Accept-Encoding',
        ...securityHeaders('other', { secure: this.#secure }, path === passWorker ? passWorkerPolicy : undefined),
      ],
      // Nobody waits for the first one twice: it is asked for by every visitor from the first moment on.
      body: await EncodedBody.of(await readFile(join(this.#folder, path)), isCompressible(type), { first: 'br' }),
    }
  }
}
