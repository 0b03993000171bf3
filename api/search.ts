import { catalogTag, categoryTag, searchTag } from '#kernel/cache-tags.ts'
import { isUuid } from '#kernel/ids.ts'
import { facetNames } from '#kernel/product-list.ts'
import type { Product } from '#shop/catalog/product.ts'
import type { SearchablePage } from '#shop/search/find-pages.ts'
import { type ListRequest, listRequest } from '#shop/search/product-list.ts'
import type { Facet, FacetGroup, FacetValue, PriceBar, SearchAnswer } from '#shop/search/search-port.ts'
import { builder } from './builder.ts'
import { FilterInput, UrlParentType } from './catalog.ts'
import { fibreNames, materialNames, toneNames } from './catalog-messages.ts'
import { CategoryType, ProductType, shownProductsOf } from './catalog-types.ts'

type Found = { readonly products: Product[]; readonly answer: SearchAnswer; readonly request: ListRequest }

const FacetNameType = builder.enumType('FacetName', {
  description: 'What a list can be narrowed by; also the name of the filter.',
  values: facetNames,
})

const FacetValueType = builder.objectRef<FacetValue & { readonly facet: Facet['name'] }>('FacetValue').implement({
  fields: (t) => ({
    value: t.exposeString('value', {
      description:
        "The filter's value: `38`, `black`, `50-100`, `true`; of `tone` the key of a colour of the wheel: `bottle-green`.",
    }),
    label: t.string({
      nullable: true,
      description: "In the storefront's language; null where the value says all.",
      resolve: ({ facet, label, value }, _, { storefront: { contentLang } }) => {
        if (facet === 'tone') return toneNames(contentLang)[value] ?? value
        return facet === 'material'
          ? (materialNames(contentLang)[value] ?? fibreNames(contentLang)[value] ?? value)
          : label
      },
    }),
    hex: t.string({ nullable: true, resolve: ({ hex }) => hex ?? null }),
    count: t.exposeInt('count', {
      description: 'How many products the list would have with it, whatever else of the same facet is chosen.',
    }),
    chosen: t.exposeBoolean('chosen'),
    group: t.string({
      nullable: true,
      description: 'The key of the group that it stands in.',
      resolve: ({ group }) => group ?? null,
    }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      resolve: async ({ facet, value }, _, { loaders }) => {
        if (facet !== 'category') return null
        return [...(await loaders.categories()).values()].find(({ key }) => key === value) ?? null
      },
    }),
  }),
})

const FacetGroupType = builder.objectRef<FacetGroup>('FacetGroup').implement({
  description: 'What values are gathered under: shades under their colour, sizes under what they are sizes of.',
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    hex: t.string({ nullable: true, resolve: ({ hex }) => hex ?? null }),
    value: t.exposeString('value', {
      nullable: true,
      description: "The filter's value for all of the group; null where it is only a heading.",
    }),
    count: t.exposeInt('count'),
    chosen: t.exposeBoolean('chosen'),
  }),
})

const PriceBarType = builder.objectRef<PriceBar>('PriceBar').implement({
  description: 'How many products cost so much, in whole pounds or euros.',
  fields: (t) => ({
    from: t.exposeInt('from'),
    to: t.exposeInt('to', { nullable: true, description: 'Not itself in it; null for the last.' }),
    count: t.exposeInt('count'),
  }),
})

const FacetType = builder.objectRef<Facet>('Facet').implement({
  fields: (t) => ({
    name: t.field({ type: FacetNameType, resolve: ({ name }) => name }),
    groups: t.field({ type: [FacetGroupType], resolve: ({ groups = [] }) => [...groups] }),
    bars: t.field({
      type: [PriceBarType],
      description: 'The histogram of prices; empty for other facets.',
      resolve: ({ bars = [] }) => [...bars],
    }),
    values: t.field({
      type: [FacetValueType],
      resolve: ({ name, values }) => values.map((value) => ({ ...value, facet: name })),
    }),
  }),
})

const ProductDataType = builder.objectRef<Found>('ProductData').implement({
  fields: (t) => ({
    products: t.field({ type: [ProductType], resolve: ({ products }) => products }),
    totalCount: t.int({ resolve: ({ answer }) => answer.total }),
    inStore: t.field({
      type: ['ID'],
      description: 'Of these products those that the store has that the filter `store` or `store_first` names: SKUs.',
      resolve: async ({ products, request }, _, { shop }) => [
        ...(await shop.search.inStore(
          request,
          products.map(({ sku }) => sku),
        )),
      ],
    }),
    facets: t.field({
      type: [FacetType],
      description: 'What the list can be narrowed to. The counts of a facet ignore its own choice.',
      resolve: async ({ request }, _, { shop, storefront }) => [...(await shop.search.facets(storefront, request))],
    }),
  }),
})

const UrlResultType = builder.objectRef<SearchablePage>('UrlResult').implement({
  description: 'A page that is called what was searched for.',
  fields: (t) => ({
    url: t.exposeString('url'),
    label: t.exposeString('label'),
    page_group: t.string({ description: "Category, Plp or Pagina's.", resolve: ({ group }) => group }),
    parents: t.field({ type: [UrlParentType], resolve: ({ parents }) => [...parents] }),
  }),
})
const UrlDataType = builder.objectRef<Found>('UrlData').implement({
  fields: (t) => ({
    urls: t.field({
      type: [UrlResultType],
      description: 'Five at most.',
      resolve: async ({ request, answer }, _, { shop, storefront }) =>
        request.search === undefined
          ? []
          : [...(await shop.search.pages(storefront, request.search, answer.corrected))],
    }),
    search: t.string({ resolve: ({ request }) => request.search ?? '' }),
  }),
})
const SuggestionType = builder.objectRef<{ text: string }>('Suggestion').implement({
  fields: (t) => ({ text: t.exposeString('text') }),
})
const UrlSuggestDataType = builder.objectRef<Found>('UrlSuggestData').implement({
  fields: (t) => ({
    suggestions: t.field({
      type: [SuggestionType],
      description: 'Other things to search for, five at most; when nothing was found, what is spelled most like it.',
      resolve: async ({ request, answer }, _, { shop, storefront }) =>
        (await shop.search.suggestions(storefront, request, answer)).map((text) => ({ text })),
    }),
  }),
})
const SearchResultType = builder.objectRef<Found>('SearchResult').implement({
  fields: (t) => ({
    productData: t.field({ type: ProductDataType, resolve: (found) => found }),
    urlData: t.field({ type: UrlDataType, resolve: (found) => found }),
    urlSuggestData: t.field({ type: UrlSuggestDataType, resolve: (found) => found }),
    corrected: t.string({
      nullable: true,
      description: 'The query with its typing errors mended; null without any.',
      resolve: ({ answer }) => answer.corrected ?? null,
    }),
    understood: t.string({
      nullable: true,
      description: 'The query without the words that were left out: what is shown. Null when none was.',
      resolve: ({ answer }) => answer.understood ?? null,
    }),
    redirect: t.string({
      nullable: true,
      description:
        'The path of the storefront, without its prefix, that the retailer leads this search to: `/women/boots/`. Null for nearly all searches.',
      resolve: async ({ request }, _, { shop, storefront }) =>
        request.search === undefined ? null : ((await shop.search.redirect(storefront, request.search)) ?? null),
    }),
    ignored: t.stringList({
      description:
        'Words that were left out, because nothing matches all of them: `wedding` of `sneakers for a wedding`.',
      resolve: ({ answer }) => [...answer.ignored],
    }),
  }),
})

builder.queryFields((t) => ({
  search: t.field({
    type: SearchResultType,
    description:
      'A page of products. `search` is what the shopper typed; `filters` carries the list (category_id, brand_id, gender, list; store for what a store has alone, store_first for that before the rest), the facets by their names, and sort. The facet `tone` is a colour of the wheel, as pictures show it: sorted as recommended, what has most of it comes first.',
    args: {
      search: t.arg.string(),
      isQuickSearch: t.arg.boolean(),
      filters: t.arg({ type: [FilterInput] }),
      page: t.arg.int(),
      itemsPerPage: t.arg.int(),
    },
    resolve: async (_, args, context) => {
      const request = listRequest(args.filters ?? [], args)
      const answer = await context.shop.search.find(context.storefront, request)
      context.tags.add(catalogTag)
      if (request.categoryId !== undefined && isUuid(request.categoryId)) {
        context.tags.add(categoryTag(request.categoryId))
      }
      if (request.search !== undefined) context.tags.add(searchTag)
      return { products: await shownProductsOf(answer.ids, context), answer, request }
    },
  }),
}))
