import { redirect } from 'react-router'
import { languages } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { MerchandisingTabs } from '../ui/merchandising/merchandising-tabs.tsx'
import { SearchRedirects } from '../ui/merchandising/search-redirects.tsx'
import { SearchTermTable } from '../ui/merchandising/search-term-table.tsx'
import { Synonyms } from '../ui/merchandising/synonyms.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { searchedIn, searchTermsQuery } from './search-terms-document.ts'

const searchRulesQuery = graphql(`
  query SearchRules {
    me {
      permissions
    }
    searchSynonyms {
      id
      language
      term
      means
      bothWays
    }
    searchRedirects {
      id
      storefront
      term
      address
    }
  }
`)

const saveSynonym = graphql(`
  mutation SaveSearchSynonym($language: String!, $term: String!, $means: [String!]!, $bothWays: Boolean!) {
    saveSearchSynonym(language: $language, term: $term, means: $means, bothWays: $bothWays) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const removeSynonym = graphql(`
  mutation RemoveSearchSynonym($id: ID!) {
    removeSearchSynonym(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const saveRedirect = graphql(`
  mutation SaveSearchRedirect($storefront: String!, $term: String!, $address: String!) {
    saveSearchRedirect(storefront: $storefront, term: $term, address: $address) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const removeRedirect = graphql(`
  mutation RemoveSearchRedirect($id: ID!) {
    removeSearchRedirect(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const { ask, language } = scopeOf(context)
  const { me, ...rules } = await ask(searchRulesQuery)
  const { storefront, asked } = searchedIn(searchParams, language)
  const permissions = me?.permissions ?? []
  return {
    ...rules,
    asked,
    searched: permissions.includes('FIGURES_READ') ? (await ask(searchTermsQuery, asked)).searchTerms : null,
    mayChange: permissions.includes('PRODUCTS_WRITE'),
    /** A term that somebody chose from the list, for one of the forms. */
    chosen: {
      synonym: searchParams.get('synonym') ?? undefined,
      redirect: searchParams.get('redirect') ?? undefined,
      language: storefront.language,
    },
    done: searchParams.get('done'),
  }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const problems = await changed(scopeOf(context), typed)
  const did = typed.do ?? ''
  if (problems.length > 0) return { did, problems, typed }
  const to = new URLSearchParams(new URL(request.url).search)
  for (const name of ['synonym', 'redirect']) to.delete(name)
  to.set('done', did.startsWith('remove') ? 'removed' : 'saved')
  throw redirect(`/merchandising/search?${to}`)
}

type Typed = Readonly<Record<string, string>>

async function changed({ ask }: Scope, typed: Typed): Promise<readonly Problem[]> {
  const { term = '', id = '', storefront = '', address = '' } = typed
  switch (typed.do) {
    case 'synonym': {
      const language = languages.find((one) => one === typed.language) ?? 'en'
      const means = (typed.means ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
      const asked = { language, term, means, bothWays: typed.bothWays === 'yes' }
      return (await ask(saveSynonym, asked)).saveSearchSynonym.problems
    }
    case 'redirect':
      return (await ask(saveRedirect, { storefront, term, address })).saveSearchRedirect.problems
    case 'remove-synonym':
      return (await ask(removeSynonym, { id })).removeSearchSynonym.problems
    default:
      return (await ask(removeRedirect, { id })).removeSearchRedirect.problems
  }
}

export default function SearchRules({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.merchandising
  const { asked, searched, searchSynonyms, searchRedirects, mayChange, chosen, done } = loaderData
  const of = (did: string) => (actionData?.did === did ? actionData : undefined)
  return (
    <>
      <title>{`${said.search} · ${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <MerchandisingTabs at="search" />
      <DoneNotice text={!done || actionData ? undefined : done === 'removed' ? said.searchRemoved : said.searchSaved} />
      <ProblemSummary
        problems={actionData?.problems}
        scope={actionData?.did === 'redirect' ? 'redirect-' : 'synonym-'}
      />
      <p className="soft">{said.searchAbout}</p>
      {searched ? <SearchTermTable searched={searched} asked={asked} mayChange={mayChange} /> : null}
      <Synonyms
        synonyms={searchSynonyms}
        mayChange={mayChange}
        result={of('synonym')}
        term={chosen.synonym}
        language={chosen.language}
      />
      <SearchRedirects
        redirects={searchRedirects}
        mayChange={mayChange}
        result={of('redirect')}
        term={chosen.redirect}
        storefront={asked.storefront}
      />
    </>
  )
}

export type SearchRuleResult = { readonly problems: readonly Problem[]; readonly typed: Typed }
