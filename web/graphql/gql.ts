/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { name hex }\n    relatedProducts { type colorName colorHex }\n    image { url width height }\n    hover_image { url }\n    label\n    discount\n    price { amount label }\n    priorPrice { label }\n  }\n": typeof types.ProductCardFragmentDoc,
    "\n  query Visitor {\n    getContext {\n      cart { count }\n      customer { firstName guest }\n    }\n  }\n": typeof types.VisitorDocument,
    "\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { contact { phone phoneLabel email hours } }\n  }\n": typeof types.LayoutDocument,
};
const documents: Documents = {
    "\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { name hex }\n    relatedProducts { type colorName colorHex }\n    image { url width height }\n    hover_image { url }\n    label\n    discount\n    price { amount label }\n    priorPrice { label }\n  }\n": types.ProductCardFragmentDoc,
    "\n  query Visitor {\n    getContext {\n      cart { count }\n      customer { firstName guest }\n    }\n  }\n": types.VisitorDocument,
    "\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { contact { phone phoneLabel email hours } }\n  }\n": types.LayoutDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    sku\n    name\n    url\n    isOneSize\n    isComingSoon\n    totalAvailableStock\n    brand { name }\n    color { name hex }\n    relatedProducts { type colorName colorHex }\n    image { url width height }\n    hover_image { url }\n    label\n    discount\n    price { amount label }\n    priorPrice { label }\n  }\n"): typeof import('./graphql.ts').ProductCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Visitor {\n    getContext {\n      cart { count }\n      customer { firstName guest }\n    }\n  }\n"): typeof import('./graphql.ts').VisitorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Layout($lang: String!) {\n    layout(lang: $lang) {\n      banners { text action_from action_to color background_color link }\n      navigation {\n        primary { label url segment imageLabel image { url alt width height } }\n        items { title url items { label url } }\n      }\n      usps { label link icon description }\n      links { title links { label url } }\n      legal { label url }\n      social { network url }\n      paymentIcons { key label }\n      jobs { title text link { label url } }\n      reviewStats { averageRating reviewCount viewReviewUrl }\n      trustedShop { label url }\n    }\n    headerUsps(lang: $lang) { label link icon description }\n    storeConfig { contact { phone phoneLabel email hours } }\n  }\n"): typeof import('./graphql.ts').LayoutDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
