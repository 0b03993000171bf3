/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RelationType =
  | 'color_relation'
  | 'maintenance';

export type ProductCardFragment = { sku: string, name: string, url: string, isOneSize: boolean, isComingSoon: boolean, totalAvailableStock: number, label: string | null, discount: number, brand: { name: string }, color: { name: string, hex: string }, relatedProducts: Array<{ type: RelationType, colorName: string, colorHex: string }>, image: { url: string, width: number, height: number }, hover_image: { url: string } | null, price: { amount: number, label: string }, priorPrice: { label: string } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { getContext: { cart: { count: number }, customer: { firstName: string, guest: boolean } | null } | null };

export type LayoutQueryVariables = Exact<{
  lang: string;
}>;


export type LayoutQuery = { layout: { banners: Array<{ text: string, action_from: string | null, action_to: string | null, color: string, background_color: string, link: string | null }>, navigation: Array<{ primary: { label: string, url: string, segment: string, imageLabel: string | null, image: { url: string, alt: string, width: number, height: number } | null }, items: Array<{ title: string, url: string | null, items: Array<{ label: string, url: string }> }> }>, usps: Array<{ label: string, link: string | null, icon: string, description: string | null }>, links: Array<{ title: string, links: Array<{ label: string, url: string }> }>, legal: Array<{ label: string, url: string }>, social: Array<{ network: string, url: string }>, paymentIcons: Array<{ key: string, label: string }>, jobs: Array<{ title: string, text: string, link: { label: string, url: string } }>, reviewStats: { averageRating: number, reviewCount: number, viewReviewUrl: string } | null, trustedShop: { label: string, url: string } | null }, headerUsps: Array<{ label: string, link: string | null, icon: string, description: string | null }> | null, storeConfig: { contact: { phone: string, phoneLabel: string, email: string, hours: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  sku
  name
  url
  isOneSize
  isComingSoon
  totalAvailableStock
  brand {
    name
  }
  color {
    name
    hex
  }
  relatedProducts {
    type
    colorName
    colorHex
  }
  image {
    url
    width
    height
  }
  hover_image {
    url
  }
  label
  discount
  price {
    amount
    label
  }
  priorPrice {
    label
  }
}
    `, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const VisitorDocument = new TypedDocumentString(`
    query Visitor {
  getContext {
    cart {
      count
    }
    customer {
      firstName
      guest
    }
  }
}
    `, {"hash":"sha256:2c7720581bf9e53dcc6df17158c17ce330cfcc13e4ce0d0717af3b08ed761c04"}) as unknown as TypedDocumentString<VisitorQuery, VisitorQueryVariables>;
export const LayoutDocument = new TypedDocumentString(`
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
    `, {"hash":"sha256:d381c40841a61781ccc8c1456757c584c0f87907edef8f5de93452b26f2ac440"}) as unknown as TypedDocumentString<LayoutQuery, LayoutQueryVariables>;