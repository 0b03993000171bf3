import type { NewShop } from './answers.ts'

/** The roots under which a shop's products stand, and where its stock lies: what product and stock files refer to. */
export const starterCatalogue = ({ name, country }: NewShop): object => ({
  categories: [
    {
      key: 'women',
      gender: 'women',
      name: { en: 'Women', nl: 'Dames', de: 'Damen', fr: 'Femmes' },
      slug: { en: 'women', nl: 'dames', de: 'damen', fr: 'femmes' },
      description: { en: '', nl: '', de: '', fr: '' },
    },
    {
      key: 'men',
      gender: 'men',
      name: { en: 'Men', nl: 'Heren', de: 'Herren', fr: 'Hommes' },
      slug: { en: 'men', nl: 'heren', de: 'herren', fr: 'hommes' },
      description: { en: '', nl: '', de: '', fr: '' },
    },
  ],
  locations: [
    {
      code: 'DC',
      name: `${name}: warehouse`,
      kind: 'distribution-centre',
      street: '',
      houseNumber: '',
      postcode: '',
      city: '',
      lat: 0,
      lng: 0,
      telephone: '',
      country,
    },
  ],
})

/** Files as a merchandise system may write them, with the names that the mapping beside them translates. */
export const starterImports: Readonly<Record<string, string>> = {
  'products.csv': `product,sku,size,ean,brand,manufacturer,manufacturer_address,manufacturer_country,manufacturer_email,gender,categories,name_en,name_nl,name_de,name_fr,color,images,type,upper,lining,sole,fibres
EXAMPLE-1,EXAMPLE-1-38,38,,Example brand,Example maker,"1 Example street, 1000 Example town",PT,safety@maker.example,women,women,Example shoe,Voorbeeldschoen,Beispielschuh,Chaussure exemple,black,example-1,footwear,leather,leather,other,
,EXAMPLE-1-39,39,,,,,,,,,,,,,,,,,,,
EXAMPLE-2,EXAMPLE-2-M,M,,Example brand,Example maker,,,,men,men,Example shirt,Voorbeeldshirt,Beispielhemd,Chemise exemple,white,example-2,textile,,,,cotton 95 | elastane 5
`,
  'prices.csv': `sku,storefront,price,regular_price,from,until
EXAMPLE-1,STOREFRONT,129.00,,,
EXAMPLE-2,STOREFRONT,39.95,,,
`,
  'stock.csv': `sku,location,quantity
EXAMPLE-1-38,DC,3
EXAMPLE-1-39,DC,5
EXAMPLE-2-M,DC,8
`,
  'shopify.json': `{
  "format": "shopify-products",
  "values": { "location": { "Warehouse": "DC" } },
  "fixed": {
    "language": "LANGUAGE",
    "storefront": "STOREFRONT",
    "location": "DC",
    "gender": "women",
    "categories": "women",
    "color": "black",
    "type": "other"
  }
}
`,
  'cash-desk.json': `{
  "columns": { "Article": "sku", "Branch": "location", "Pieces": "quantity" },
  "values": { "location": { "Warehouse": "DC" } }
}
`,
}
