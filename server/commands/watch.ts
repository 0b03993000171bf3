/** `npm run dev`: opens the shop in development and opens it anew when a file that runs on the server changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

/** Rooms whose modules Node has loaded; Vite watches the storefront by itself. */
const rooms = ['kernel', 'database', 'shop', 'integrations', 'api', 'demo', 'server']

/** Whether a change of a file means that the running shop is out of date. The studio in `demo` is no part of the shop. */
export function isServerSource(file: string): boolean {
  return !file.startsWith('studio/') && /\.(ts|sql|json)$/.test(file) && !/\.(test|fixture)\.ts$/.test(file)
}

/** Editors save a file in several steps. */
const settleMs = 150

function run(): void {
  let shop: ChildProcess | undefined
  let isStopping = false
  let isReopening = false
  let timer: NodeJS.Timeout | undefined

  const open = () => {
    isReopening = false
    shop = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], { stdio: 'inherit' })
    shop.once('exit', (code) => {
      shop = undefined
      if (isStopping) process.exit(code ?? 0)
      if (!isReopening) process.stdout.write('\nThe shop is closed. It opens when a file changes.\n')
    })
  }
  const reopen = () => {
    timer = undefined
    if (isReopening) return
    isReopening = true
    if (shop) shop.once('exit', open).kill('SIGTERM')
    else open()
  }
  for (const room of rooms) {
    watch(room, { recursive: true }, (_event, file) => {
      if (file === null || !isServerSource(file) || isStopping) return
      if (!isReopening) process.stdout.write(`\n${room}/${file} changed; the shop opens anew.\n`)
      clearTimeout(timer)
      timer = setTimeout(reopen, settleMs)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      if (shop) shop.kill('SIGTERM')
      else process.exit()
    })
  }
  open()
}

if (import.meta.main) run()
