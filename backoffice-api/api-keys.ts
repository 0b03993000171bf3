import { storefrontByCode } from '#kernel/storefront.ts'
import type { ApiKey } from '#shop/staff/api-key.ts'
import { backofficeBuilder } from './builder.ts'
import { isRefusedAnswer, OutcomeType, outcomeOf, problemsOf } from './outcome.ts'
import { actorOf, PermissionType } from './session.ts'
import { type SecretOutcome, SecretOutcomeType } from './webhooks.ts'

const ApiKeyType = backofficeBuilder.objectRef<ApiKey>('ApiKey').implement({
  description: 'A key by which another system uses this API.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Under which the books know what it does.' }),
    beginning: t.exposeString('beginning'),
    scopes: t.field({ type: [PermissionType], resolve: ({ scopes }) => [...scopes] }),
    storefronts: t.stringList({
      nullable: true,
      description: 'Codes of those that it sees; null for all.',
      resolve: ({ storefronts }) => (storefronts === 'all' ? null : [...storefronts]),
    }),
    createdBy: t.exposeString('createdBy'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    usedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ usedAt }) => usedAt }),
    revokedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ revokedAt }) => revokedAt }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  apiKeys: t.field({
    type: [ApiKeyType],
    resolve: async (_, _args, { shop }) => [...(await shop.staff.apiKeys())],
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  makeApiKey: t.field({
    type: SecretOutcomeType,
    description:
      'A key for another system; it may do what its scopes say, and never who works here or which keys there are.',
    args: {
      name: t.arg.string(),
      scopes: t.arg({ type: [PermissionType] }),
      storefronts: t.arg.stringList({
        required: false,
        description: 'Codes of those that it sees; all where none is named.',
      }),
    },
    resolve: async (_, { name, scopes, storefronts }, context): Promise<SecretOutcome> => {
      const seen = storefronts ? storefronts.flatMap((code) => storefrontByCode(code)?.code ?? []) : ('all' as const)
      const answer = await context.shop.staff.makeApiKey(actorOf(context), { name, scopes, storefronts: seen })
      if (isRefusedAnswer(answer)) return { problems: problemsOf(answer), id: null, secret: null }
      return { problems: [], id: answer.id, secret: answer.key }
    },
  }),
  revokeApiKey: t.field({
    type: OutcomeType,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => outcomeOf(await context.shop.staff.revokeApiKey(actorOf(context), id), id),
  }),
}))
