import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import described from './package.json' with { type: 'json' }

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('node_modules'),
)

test('the studio imports nothing but its own files, Node and what its package names', () => {
  const named = Object.keys(described.dependencies)
  const foreign = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^import .*?from '([^']+)'/gm)].flatMap(
      ([, specifier = '']) =>
        specifier.startsWith('.') || isBuiltin(specifier) || named.includes(specifier) ? [] : [`${file}: ${specifier}`],
    ),
  )
  assert.deepEqual(foreign, [])
})
