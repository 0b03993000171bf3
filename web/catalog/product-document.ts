import { graphql } from '#web/graphql/gql.ts'
import type { ProductDetailQuery } from '#web/graphql/graphql.ts'

export const productDetailDocument = graphql(`
  query ProductDetail($sku: String!) {
    pdp(sku: $sku) {
      sku parentSku name description url attribute isOneSize isComingSoon comingSoonDate isPresentedBySneakers label discount
      brand { name url }
      color { name hex }
      images { url alt width height focus }
      image { url width height focus }
      video
      threesixty { url alt width height }
      price { amount currency label }
      priorPrice { amount label }
      variants { sku size stockState availableStock deliveryTime ean price { amount label } }
      relatedProducts { type name colorName url productNumber availableStock image { url width height focus } }
      categories { id level name url parentId }
      boughtTogether { ...ProductCard }
      seenTogether { ...ProductCard }
      similarProducts { ...ProductCard }
      crossSellings { complementary { ...ProductCard } maintenance { ...ProductCard } }
      swProduct { metaTitle metaDescription properties { name position visible options } }
      footwear { part materials }
      textile { part fibres }
      care warnings unitPrice
      manufacturer { name address email responsiblePerson }
      sizeTable { id }
      passports { gtin size }
      fit { runs percent cases isForMost }
      reviewSummary { ...ReviewSummaryFields }
      shippingRates { countries price { amount currency } }
      returnTerms { inStore country days }
    }
  }
`)

/** What a product page can do without: a failure here leaves the page standing (specification §8). */
export const productContentDocument = graphql(`
  query ProductContent($sizeTable: ID, $lang: String!, $named: [String!], $skus: [String!]!, $url: String!) {
    pdpContent(sizeTable: $sizeTable, lang: $lang, predicates: $named) {
      advice
      slices { items { size_eu size_us size_uk size_cm } }
      looks { id uid url data }
    }
    deliveryPromise(skus: $skus) { min max }
    esUrl(url: $url) { id }
  }
`)

export const productUrlsDocument = graphql(`
  query ProductUrls($urlId: ID!) {
    esUrlsGlobal(urlId: $urlId) { storeCode url }
  }
`)

/** Where a size lies, and how soon it comes; asked when a size is chosen. */
export const sizeAvailabilityDocument = graphql(`
  query SizeAvailability($skus: [String!]!) {
    stockByLocations(skus: $skus) { code name abroad qty exact sku }
    deliveryPromise(skus: $skus) { min max }
  }
`)

export type ProductDetailView = NonNullable<ProductDetailQuery['pdp']>
