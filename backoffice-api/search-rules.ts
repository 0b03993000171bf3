import { seesStorefront } from '#kernel/staff-reach.ts'
import { type Language, languages, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import { merchandisingRefused } from '#shop/merchandising/merchandising-refusal.ts'
import { type JudgedTerm, searchWeeks } from '#shop/merchandising/search-rule-service.ts'
import type { SearchRedirect, Synonym } from '#shop/merchandising/search-rules.ts'
import { isAnyRefused } from '#shop/staff/perform-as-staff.ts'
import { backofficeBuilder, badValue } from './builder.ts'
import { seenStorefrontsAmong } from './change-by-file.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const SynonymType = backofficeBuilder.objectRef<Synonym>('SearchSynonym').implement({
  description: 'What shoppers type, and what they mean by it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    language: t.exposeString('language'),
    term: t.exposeString('term'),
    means: t.stringList({ resolve: ({ means }) => [...means] }),
    bothWays: t.exposeBoolean('bothWays', {
      description: 'Whether who types one of those finds what the term leads to as well.',
    }),
  }),
})

const RedirectType = backofficeBuilder.objectRef<SearchRedirect>('SearchRedirect').implement({
  description: 'A search that leads to a page of the shop.',
  fields: (t) => ({
    id: t.exposeID('id'),
    storefront: t.exposeString('storefront'),
    term: t.exposeString('term'),
    address: t.exposeString('address', { description: 'A path of the storefront, without its prefix.' }),
  }),
})

const TermType = backofficeBuilder.objectRef<JudgedTerm>('SearchedTerm').implement({
  description: 'What was searched for, and what became of it since.',
  fields: (t) => ({
    term: t.exposeString('term'),
    searches: t.exposeInt('searches'),
    withoutResult: t.exposeInt('withoutResult'),
    found: t.exposeInt('found', { description: 'Products that it finds now.' }),
    synonym: t.field({ type: SynonymType, nullable: true, resolve: ({ synonym }) => synonym ?? null }),
    redirect: t.field({ type: RedirectType, nullable: true, resolve: ({ redirect }) => redirect ?? null }),
  }),
})

type Terms = { readonly terms: readonly JudgedTerm[]; readonly hidden: number }

const TermsType = backofficeBuilder.objectRef<Terms>('SearchedTerms').implement({
  fields: (t) => ({
    terms: t.field({
      type: [TermType],
      description:
        'At most 100, those that were searched for most. A term stands here once five people searched for it within a week.',
      resolve: ({ terms }) => [...terms],
    }),
    hidden: t.exposeInt('hidden', { description: 'Searches for terms that fewer people searched for.' }),
  }),
})

/** Who says what words of a language mean says it in each of its storefronts. */
function maySpeakFor(context: BackofficeContext, language: Language): boolean {
  const reach = reachOf(context)
  return storefronts.every((storefront) => storefront.language !== language || seesStorefront(reach, storefront.code))
}

function languageIn(code: string): Language {
  const found = languages.find((language) => language === code)
  if (!found) throw badValue('There is no such language')
  return found
}

backofficeBuilder.queryFields((t) => ({
  searchTerms: t.field({
    type: TermsType,
    args: {
      storefront: t.arg.string(),
      weeks: t.arg.int({ description: '1, 4 or 13, this week among them.' }),
      onlyEmpty: t.arg.boolean({ description: 'Those alone that found nothing.' }),
    },
    resolve: async (_, { storefront, weeks, onlyEmpty }, context) => {
      const [code] = seenStorefrontsAmong(context, [storefront])
      const found = code && storefrontByCode(code)
      if (!found) return { terms: [], hidden: 0 }
      const within = searchWeeks.find((one) => one === weeks) ?? 4
      return context.shop.searchRules.terms(found, within, onlyEmpty)
    },
  }),
  searchSynonyms: t.field({
    type: [SynonymType],
    resolve: (_, _args, { shop }) => shop.searchRules.synonyms(),
  }),
  searchRedirects: t.field({
    type: [RedirectType],
    resolve: (_, _args, { shop }) => shop.searchRules.redirects(),
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  saveSearchSynonym: t.field({
    type: OutcomeType,
    description: 'Says what a word means, on every node within seconds. One of the same word makes room for it.',
    args: {
      language: t.arg.string(),
      term: t.arg.string({ description: 'What shoppers type.' }),
      means: t.arg.stringList({ description: 'What they mean by it, in words that find something.' }),
      bothWays: t.arg.boolean(),
    },
    resolve: async (_, { language: code, term, means, bothWays }, context) => {
      const language = languageIn(code)
      if (!maySpeakFor(context, language)) return outcomeOf(merchandisingRefused('storefront-not-yours'))
      const actor = actorOf(context)
      const answer = await context.shop.staff.perform(actor, {
        permission: 'products.write',
        action: 'search.synonym',
        object: { type: 'search', id: `${language} ${term}`, name: term },
        work: async () => {
          const saved = await context.shop.searchRules.saveSynonym(
            { language, term, means, bothWays },
            actor.member.name,
          )
          if (isAnyRefused(saved)) return saved
          const { before, after, id } = saved
          return { result: id, before: before ? { ...before } : null, after: { ...after } }
        },
      })
      return outcomeOf(answer, 'result' in answer ? answer.result : undefined)
    },
  }),
  removeSearchSynonym: t.field({
    type: OutcomeType,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const known = (await context.shop.searchRules.synonyms()).find((one) => one.id === id)
      if (known && !maySpeakFor(context, known.language)) return outcomeOf(merchandisingRefused('storefront-not-yours'))
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'products.write',
        action: 'search.synonym-remove',
        object: { type: 'search', id, name: known?.term ?? id },
        work: async () => {
          const removed = await context.shop.searchRules.removeSynonym(id)
          return isAnyRefused(removed) ? removed : { result: undefined, before: { ...removed.before }, after: null }
        },
      })
      return outcomeOf(answer)
    },
  }),
  saveSearchRedirect: t.field({
    type: OutcomeType,
    description: 'Lets a search lead to a page of the shop, on every node within seconds.',
    args: {
      storefront: t.arg.string(),
      term: t.arg.string(),
      address: t.arg.string({ description: 'A path of the storefront, or the whole address of one of its pages.' }),
    },
    resolve: async (_, { storefront, term, address }, context) => {
      const [code] = seenStorefrontsAmong(context, [storefront])
      if (!code) return outcomeOf(merchandisingRefused('storefront-not-yours'))
      const actor = actorOf(context)
      const answer = await context.shop.staff.perform(actor, {
        permission: 'products.write',
        action: 'search.redirect',
        object: { type: 'search', id: `${code} ${term}`, name: term },
        work: async () => {
          const saved = await context.shop.searchRules.saveRedirect(
            { storefront: code, term, address },
            actor.member.name,
          )
          if (isAnyRefused(saved)) return saved
          const { before, after, id } = saved
          return { result: id, before: before ? { ...before } : null, after: { ...after } }
        },
      })
      return outcomeOf(answer, 'result' in answer ? answer.result : undefined)
    },
  }),
  removeSearchRedirect: t.field({
    type: OutcomeType,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const known = (await context.shop.searchRules.redirects()).find((one) => one.id === id)
      if (known && seenStorefrontsAmong(context, [known.storefront]).length === 0)
        return outcomeOf(merchandisingRefused('storefront-not-yours'))
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'products.write',
        action: 'search.redirect-remove',
        object: { type: 'search', id, name: known?.term ?? id },
        work: async () => {
          const removed = await context.shop.searchRules.removeRedirect(id)
          return isAnyRefused(removed) ? removed : { result: undefined, before: { ...removed.before }, after: null }
        },
      })
      return outcomeOf(answer)
    },
  }),
}))
