import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { DateTime: 'string', Date: 'string', JSONString: 'string', JSON: 'unknown' }

const config = {
  documentMode: 'string',
  enumType: 'string-literal',
  useTypeImports: true,
  importExtension: '.ts',
  scalars,
}

/** `npm run graphql`: types of every `graphql(…)` document of the storefront and of the back office, each from its printed schema. */
const codegen: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    'web/graphql/': {
      schema: 'api/schema.graphql',
      documents: ['web/**/*.{ts,tsx}', '!web/graphql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
      config,
    },
    'backoffice/graphql/': {
      schema: 'backoffice-api/schema.graphql',
      documents: ['backoffice/**/*.{ts,tsx}', '!backoffice/graphql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config,
    },
  },
}

export default codegen
