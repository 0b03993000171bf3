import type { PractisedFailure } from './failure.ts'

/** A process of PostgreSQL that dies takes all others with it: the postmaster trusts none of them any more, and recovers. */
export const killBackend: PractisedFailure = {
  name: 'kill-backend',
  said: 'A process of PostgreSQL that works for a node killed (kill -9); all connections break',
  lane: 'database',
  targets: ['primary'],
  lasts: [0, 1],
  begin: async ({ pool }) => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'cordwainer' order by (state = 'active') desc limit 1`,
    )
    const [busiest] = rows
    if (busiest) process.kill(busiest.pid, 'SIGKILL')
  },
  end: async () => undefined,
}
