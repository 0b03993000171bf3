/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
export type LayoutQueryVariables = Exact<{
  lang: string
}>

export type LayoutQuery = {
  layout: {
    banners: Array<{
      text: string
      action_from: string | null
      action_to: string | null
      color: string
      background_color: string
      link: string | null
    }>
    navigation: Array<{
      primary: {
        label: string
        url: string
        segment: string
        imageLabel: string | null
        image: { url: string; alt: string; width: number; height: number } | null
      }
      items: Array<{ title: string; url: string | null; items: Array<{ label: string; url: string }> }>
    }>
    usps: Array<{ label: string; link: string | null; icon: string; description: string | null }>
    links: Array<{ title: string; links: Array<{ label: string; url: string }> }>
    legal: Array<{ label: string; url: string }>
    social: Array<{ network: string; url: string }>
    paymentIcons: Array<{ key: string; label: string }>
    jobs: Array<{ title: string; text: string; link: { label: string; url: string } }>
    reviewStats: { averageRating: number; reviewCount: number; viewReviewUrl: string } | null
    trustedShop: { label: string; url: string } | null
  }
  headerUsps: Array<{ label: string; link: string | null; icon: string; description: string | null }> | null
  storeConfig: { contact: { phone: string; phoneLabel: string; email: string; hours: string } }
}

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>
  private value: string
  public __meta__?: Record<string, any> | undefined

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value)
    this.value = value
    this.__meta__ = __meta__
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value
  }
}

export const LayoutDocument = new TypedDocumentString(
  `
    query Layout($lang: String!) {
  layout(lang: $lang) {
    banners {
      text
      action_from
      action_to
      color
      background_color
      link
    }
    navigation {
      primary {
        label
        url
        segment
        imageLabel
        image {
          url
          alt
          width
          height
        }
      }
      items {
        title
        url
        items {
          label
          url
        }
      }
    }
    usps {
      label
      link
      icon
      description
    }
    links {
      title
      links {
        label
        url
      }
    }
    legal {
      label
      url
    }
    social {
      network
      url
    }
    paymentIcons {
      key
      label
    }
    jobs {
      title
      text
      link {
        label
        url
      }
    }
    reviewStats {
      averageRating
      reviewCount
      viewReviewUrl
    }
    trustedShop {
      label
      url
    }
  }
  headerUsps(lang: $lang) {
    label
    link
    icon
    description
  }
  storeConfig {
    contact {
      phone
      phoneLabel
      email
      hours
    }
  }
}
    `,
  { hash: 'sha256:d381c40841a61781ccc8c1456757c584c0f87907edef8f5de93452b26f2ac440' },
) as unknown as TypedDocumentString<LayoutQuery, LayoutQueryVariables>
