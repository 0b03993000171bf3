/** The thread that searches: an index in memory, and the connections that it is built from. */
import './configured-storefronts.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { directTo, openDatabase } from '#database/connect.ts'
import { systemClock } from '#kernel/clock.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import { searchStore } from '#shop/search/search-store.ts'
import type { ShopConfig } from './config.ts'
import { indexFile } from './index-file.ts'
import type { FromSearchThread } from './search-thread.ts'
import { answerSearch, type SearchCall } from './search-wire.ts'
import { openSearchWords } from './search-words.ts'

const port = parentPort
if (!port) throw new Error('search-worker.ts runs as a worker of server/search-thread.ts')

const config: ShopConfig = workerData
const say = (message: FromSearchThread) => port.postMessage(message)
const options = { applicationName: 'cordwainer-search', namedStatements: config.preparedStatements }
// The whole catalogue is read by transactions that wait for each other: behind a pooler they could keep all of its connections.
const { db } = openDatabase(directTo(config.database), { ...options, poolSize: 2 })
// Meanwhile the index before answers, so shoppers who want the same processor go first.
const { db: background } = openDatabase(directTo(config.database), { ...options, poolSize: 3, niceness: 10 })
const storage = indexFile(config, (error) =>
  say({ kind: 'problem', message: `The search’s index could not be read or kept: ${error}` }),
)
/** What a page can do without, it does without after so many milliseconds: a shop that opens shows itself within seconds. */
const patience = 3000
const search = inProcessSearch(searchStore(db, openSearchWords(config.searchWordsFolder), systemClock, background), {
  storage,
  patience,
})

port.on('message', async (call: SearchCall) => say(await answerSearch(search, call)))
