/** `npm run backup`: a second copy of the embedded database and of the shop's own files, and the proof that it opens. */
import '../configured-storefronts.ts'
import { backupCommand } from '../backup-commands.ts'
import { answerOperator } from '../operator-answer.ts'

await answerOperator((config, log) => backupCommand(config, log, new Date(), process.argv.slice(2)))
