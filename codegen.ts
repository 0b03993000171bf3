import type { CodegenConfig } from '@graphql-codegen/cli'

/** `npm run graphql`: types and hashes of every `graphql(…)` document of the storefront, from the printed schema. */
const config: CodegenConfig = {
  schema: 'api/schema.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/graphql/**'],
  ignoreNoDocuments: true,
  generates: {
    'web/graphql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config: {
        documentMode: 'string',
        enumType: 'string-literal',
        useTypeImports: true,
        importExtension: '.ts',
        scalars: { DateTime: 'string', Date: 'string', JSONString: 'string' },
      },
    },
  },
}

export default config
