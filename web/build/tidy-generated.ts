/** The generator says `any` where it means that it doesn't know; the last step of `npm run graphql`. */
import { readFile, writeFile } from 'node:fs/promises'

for (const name of [
  'web/graphql/gql.ts',
  'web/graphql/graphql.ts',
  'backoffice/graphql/gql.ts',
  'backoffice/graphql/graphql.ts',
]) {
  const file = new URL(`../../${name}`, import.meta.url)
  const text = await readFile(file, 'utf8')
  const tidy = text
    .replaceAll('documents as any', 'documents as Record<string, unknown>')
    .replaceAll('Record<string, any>', 'Record<string, unknown>')
  await writeFile(file, tidy)
}
