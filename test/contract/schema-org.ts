import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

export type Issue = {
  readonly severity: string
  readonly issueMessage: string
  readonly fieldNames?: readonly string[]
}

/** What is wrong with the structured data of a page, by Google's rules for rich results and by schema.org's own words. */
export async function issuesOf(html: string): Promise<Issue[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  return await new Validator(vocabulary()).validate(extracted)
}

/** Errors that a search engine would complain of; what is merely recommended is left out. */
export async function schemaOrgErrorsOf(html: string): Promise<string[]> {
  const issues = await issuesOf(html)
  return issues
    .filter(
      ({ severity, issueMessage }) => severity === 'ERROR' || issueMessage.includes('not supported by the schema.org'),
    )
    .map(({ issueMessage, fieldNames = [] }) => `${issueMessage} ${fieldNames.join()}`.trim())
}

type Term = Readonly<Record<string, unknown>>

/**
 * schema.org's classes and properties as its JSON-LD file has them, read from `schema-dts`, the types that Google makes of that file:
 * an interface for each class, named after it, with its parents and its properties.
 */
function vocabulary(): { readonly '@graph': readonly Term[] } {
  const entry = createRequire(import.meta.url).resolve('schema-dts')
  const types = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8')
  const classes: Term[] = []
  const domains = new Map<string, string[]>()
  let current = ''
  for (const line of types.split('\n')) {
    const head = /^interface (\w+)Base(?: extends (.+))? \{$/.exec(line)
    if (head) {
      current = head[1] ?? ''
      const parents = (head[2] ?? '').split(',').flatMap((name) => /^(\w+)Base$/.exec(name.trim())?.[1] ?? [])
      classes.push({
        '@id': `schema:${current}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map((name) => ({ '@id': `schema:${name}` })),
      })
    }
    if (line === '}') current = ''
    const property = /^ {4}"(\w+)"\?: /.exec(line)?.[1]
    if (property && current !== '') domains.set(property, [...(domains.get(property) ?? []), current])
    // A class that adds nothing to its parent has no interface of its own.
    const leaf = /^export interface (\w+)Leaf extends (\w+)Base \{$/.exec(line)
    if (leaf && leaf[1] !== leaf[2]) {
      const parent = { '@id': `schema:${leaf[2]}` }
      classes.push({ '@id': `schema:${leaf[1]}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': parent })
    }
  }
  const properties = [...domains].map(([name, of]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': of.map((one) => ({ '@id': `schema:${one}` })),
  }))
  return { '@graph': [...classes, ...properties] }
}
