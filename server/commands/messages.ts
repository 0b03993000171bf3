/**
 * `npm run messages -- check [code]`: what a language lacks or says wrongly; ends with 1 where there is something. `-- new <code>`
 * begins the folder of a language, `-- update [code]` brings the files in step with the English. It needs no shop.
 */
import '../configured-storefronts.ts'
import { languageManifests } from '#languages/manifest.ts'
import { alignLanguage, beginLanguage, languageProblems, translatedLanguages } from '../language-folders.ts'

const [action = 'check', code, ...more] = process.argv.slice(2)
const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
const refuse = (...lines: readonly string[]) => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}

const known = code === undefined || languageManifests()[code] !== undefined
const chosen = code === undefined ? translatedLanguages() : [code]

if (more.length > 0 || !['check', 'new', 'update'].includes(action) || (action === 'new' && code === undefined))
  refuse(
    'npm run messages -- check [code]    what a language lacks or says wrongly',
    'npm run messages -- new <code>      begins the folder of a language',
    'npm run messages -- update [code]   brings the files in step with the English',
  )
else if (action === 'new') begin(code ?? '')
else if (!known) refuse(`There is no languages/${code}. Begin it with: npm run messages -- new ${code}`)
else if (action === 'update')
  for (const one of chosen) say(`languages/${one}: ${alignLanguage(one).join(', ') || 'nothing to change'}`)
else check()

function begin(language: string): void {
  const begun = beginLanguage(language)
  if ('refused' in begun) refuse(begun.refused)
  else say(...begun.written.map((file) => `languages/${language}/${file}`))
}

function check(): void {
  for (const one of chosen) {
    const problems = languageProblems(one)
    for (const { file, key, kind, text } of problems) say(`languages/${one}/${file}.po: ${key}: ${kind}: ${text}`)
    say(`languages/${one}: ${problems.length === 0 ? 'complete' : `${problems.length} texts to see to`}`)
    if (problems.length > 0) process.exitCode = 1
  }
}
