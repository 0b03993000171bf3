import { graphql } from '../graphql/gql.ts'

/** Brands to choose among. */
export const brandChoices = graphql(`
  fragment BrandChoices on ProductChoices {
    brands {
      slug
      name
    }
  }
`)

/** Categories to choose among, each behind the one that it is in. */
export const categoryChoices = graphql(`
  fragment CategoryChoices on ProductChoices {
    categories {
      key
      name
      level
    }
  }
`)
