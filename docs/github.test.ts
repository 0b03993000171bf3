import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

// The parser imports its JSON without the attribute that Node asks for.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')
hooks.deregister()

const workflows = readdirSync('.github/workflows')
const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml')

/** What GitHub's own parser of workflows says against a file. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

describe('workflows', () => {
  test.each(workflows)('%s is one by GitHub’s own parser', async (name) => {
    expect(await errorsOf(name, readFileSync(`.github/workflows/${name}`, 'utf8'))).toEqual([])
  })

  test.each([
    ['an event that does not exist', 'on: pushed\njobs: { a: { runs-on: ubuntu-24.04, steps: [{ run: x }] } }'],
    ['a misspelt key', 'on: push\njobs: { a: { runs-on: ubuntu-24.04, stepps: [{ run: x }] } }'],
    ['a job that waits for nobody', 'on: push\njobs: { a: { needs: b, runs-on: ubuntu-24.04, steps: [{ run: x }] } }'],
    ['an unknown expression', `on: push\njobs: { a: { runs-on: x, steps: [{ run: "$\{{ giithub.ref }}" }] } }`],
  ])('%s is found', async (_, content) => {
    expect(await errorsOf('planted.yml', content)).not.toEqual([])
  })

  const jobs = workflows.flatMap((name) => {
    const workflow = z
      .object({ permissions: z.unknown(), jobs: z.record(z.string(), z.unknown()) })
      .parse(parse(readFileSync(`.github/workflows/${name}`, 'utf8')))
    return Object.entries(workflow.jobs).map(([job, value]) => [`${name} ${job}`, workflow.permissions, value] as const)
  })

  test.each(jobs)('%s ends in time, may only read, and runs files that exist', (_, permissions, value) => {
    const job = z
      .object({ 'timeout-minutes': z.number().max(60), steps: z.array(z.object({ run: z.string().optional() })) })
      .parse(value)
    expect(permissions).toEqual({ contents: 'read' })
    const files = job.steps.flatMap(({ run }) => (run?.startsWith('.') ? [run] : []))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('the whole run is among them', () => {
    expect(readFileSync('.github/workflows/test.yml', 'utf8')).toMatch(/run: \.ci\/run$/m)
  })
})

const label = z.strictObject({
  label: z.string().min(1),
  description: z.string().optional(),
  placeholder: z.string().optional(),
})
const isDistinct = (names: readonly string[]) => new Set(names).size === names.length
const id = z.string().regex(/^[\w-]+$/)
const validations = z.strictObject({ required: z.boolean() }).optional()

/** GitHub's syntax for issue forms: https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests */
const issueForm = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()).optional(),
  title: z.string().optional(),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
        z.strictObject({ type: z.literal('input'), id, attributes: label, validations }),
        z.strictObject({
          type: z.literal('textarea'),
          id,
          attributes: label.extend({ value: z.string().optional(), render: z.string().optional() }),
          validations,
        }),
        z.strictObject({
          type: z.literal('dropdown'),
          id,
          attributes: label
            .omit({ placeholder: true })
            .extend({ options: z.array(z.string()).min(1).refine(isDistinct), multiple: z.boolean().optional() }),
          validations,
        }),
        z.strictObject({
          type: z.literal('checkboxes'),
          id,
          attributes: label.omit({ placeholder: true }).extend({
            options: z.array(z.strictObject({ label: z.string().min(1), required: z.boolean().optional() })).min(1),
          }),
        }),
      ]),
    )
    .min(1),
})

describe('issue forms', () => {
  test.each(forms)('%s follows the syntax, and every field has a name of its own', (name) => {
    const { body } = issueForm.parse(parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8')))
    const fields = body.flatMap((field) => (field.type === 'markdown' ? [] : [field]))
    expect(fields.length).toBeGreaterThan(2)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    expect(new Set(fields.map(({ attributes }) => attributes.label)).size).toBe(fields.length)
  })
})

test('a pull request is asked what, why, how it is proven, and for screens', () => {
  const headings = readFileSync('.github/pull_request_template.md', 'utf8').match(/^## .+$/gm)
  expect(headings).toEqual(['## What', '## Why', '## How it is proven', '## Screens'])
})
