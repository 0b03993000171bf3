import pg from 'pg'

/**
 * The addresses in a connection string that names several hosts, `postgres://user:password@one:5432,two:5432/shop`, as libpq writes them:
 * each is the same string with one of the hosts.
 */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}

/** What a server says of itself. `timeline` counts its promotions. */
export type ServerRole = { readonly isPrimary: boolean; readonly timeline: number }

/** Asks a server what it is, on a connection of its own. */
export async function roleOf(connectionString: string): Promise<ServerRole> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ primary: boolean; timeline: number }>(`
      select not pg_is_in_recovery() as primary,
        case when pg_is_in_recovery() then 0
          else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`)
    return { isPrimary: rows[0]?.primary ?? false, timeline: rows[0]?.timeline ?? 0 }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Milliseconds that a server may take to say what it is. */
const patience = 2000

/**
 * Knows which of several servers takes writes, until somebody who meets another one says so. Of two that both say they do, as after a
 * promotion whose old primary came back, it is the one that was promoted later; an older one than was seen before is never taken again.
 */
export class PrimaryFinder {
  readonly #urls: readonly string[]
  readonly #ask: typeof roleOf
  #found: Promise<string> | undefined
  #latest = 0

  constructor(urls: readonly string[], ask = roleOf) {
    this.#urls = urls
    this.#ask = ask
  }

  /** @throws when none of them is the primary */
  find(): Promise<string> {
    this.#found ??= this.#look()
    const found = this.#found
    found.catch(() => this.forget(found))
    return found
  }

  /** The next who asks looks anew, unless somebody has begun to since. @param found what `find` answered */
  forget(found: Promise<string>): void {
    if (this.#found === found) this.#found = undefined
  }

  async #look(): Promise<string> {
    const asked = this.#urls.map(async (url) => ({ url, ...(await this.#ask(url)) }))
    const answers = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [best] = answers
      .filter(({ isPrimary, timeline }) => isPrimary && timeline >= this.#latest)
      .sort((a, b) => b.timeline - a.timeline)
    if (!best) throw new Error(`None of the ${this.#urls.length} servers in DATABASE_URL is the primary`)
    this.#latest = best.timeline
    return best.url
  }
}

/** A connection to whichever server takes writes now; the pool makes its connections with it. */
export function primaryClient(finder: PrimaryFinder): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void
    override connect(callback?: (error: Error | null, client?: pg.Client) => void): Promise<pg.Client> | undefined {
      const connected = this.#connectToPrimary()
      if (!callback) return connected
      connected.then(
        (client) => callback(null, client),
        (error: Error) => callback(error),
      )
      return undefined
    }

    async #connectToPrimary(): Promise<pg.Client> {
      const found = finder.find()
      const { host, port } = new pg.Client({ connectionString: await found })
      Object.assign(this, { host, port })
      try {
        await super.connect()
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby) throw new Error(`${host}:${port} is a standby now`)
        return this
      } catch (error) {
        finder.forget(found)
        throw error
      }
    }
  }
}
