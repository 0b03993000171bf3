import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

const isOfPostgres = (commandLine: string) => commandLine.startsWith('postgres:')

/**
 * Has the process of a connection give way to the others of its machine, where the server runs on this one. It stays so: whoever may lower a
 * priority may not raise it again, so the connection must be of a pool that does nothing else, and that holds no lock a shopper waits for.
 *
 * @param processId what the server said when the connection began
 * @param niceness how much it gives way, as `nice` says it: from 1 to 19, which takes what nobody else wants
 * @returns whether it does; not where the server is elsewhere, belongs to somebody else, or the machine has no such thing
 */
export async function lowerBackendPriority(processId: number, niceness: number): Promise<boolean> {
  try {
    // On another machine, or in a container of its own, that number is another process of this one, or none.
    if (!isOfPostgres(await readFile(`/proc/${processId}/cmdline`, 'utf8'))) return false
    setPriority(processId, niceness)
    return true
  } catch {
    return false
  }
}
