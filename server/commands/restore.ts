/** `npm run restore`: a data folder made out of a backup, as the shop was last or at a moment. */
import '../configured-storefronts.ts'
import { restoreCommand } from '../backup-commands.ts'
import { answerOperator } from '../operator-answer.ts'

await answerOperator((config, log) => restoreCommand(config, log, process.argv.slice(2)))
