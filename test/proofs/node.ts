import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { SocketConnection } from '#database/embedded.ts'

export type Node = { readonly origin: string; kill(): Promise<void> }

/** Starts a node on a database that is there already. */
export async function startNode(connection: SocketConnection): Promise<Node> {
  const child: ChildProcess = spawn(process.execPath, ['test/proofs/node-process.ts', JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The node has no output')
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    origin: `http://127.0.0.1:${port.toString().trim()}`,
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
