import { toFillIn } from '#shop/company/places-to-fill-in.ts'
import type { NewShop } from './answers.ts'
import { categoriesByName, starterCategories } from './starter-categories.ts'

/** The categories that products stand in, and where stock lies: what product and stock files refer to. */
export const starterCatalogue = ({ name, country }: NewShop): object => ({
  categories: starterCategories,
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
export function starterImports({ storefronts: [{ code, language }] }: NewShop): Readonly<Record<string, string>> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'products.csv': `product,sku,size,ean,brand,manufacturer,manufacturer_address,manufacturer_country,manufacturer_email,gender,categories,name_en,name_nl,name_de,name_fr,color,images,type,upper,lining,sole,fibres
EXAMPLE-1,EXAMPLE-1-38,38,,Example brand,Example maker,"1 Example street, 1000 Example town",PT,safety@maker.example,women,women-shoes,Example shoe,Voorbeeldschoen,Beispielschuh,Chaussure exemple,black,example-1,footwear,leather,leather,other,
,EXAMPLE-1-39,39,,,,,,,,,,,,,,,,,,,
EXAMPLE-2,EXAMPLE-2-M,M,,Example brand,Example maker,,,,men,men-clothing,Example shirt,Voorbeeldshirt,Beispielhemd,Chemise exemple,white,example-2,textile,,,,cotton 95 | elastane 5
`,
    'prices.csv': `sku,storefront,price,regular_price,from,until
EXAMPLE-1,${code},129.00,,,
EXAMPLE-2,${code},39.95,,,
`,
    'stock.csv': `sku,location,quantity
EXAMPLE-1-38,DC,3
EXAMPLE-1-39,DC,5
EXAMPLE-2-M,DC,8
`,
    'shopify.json': json({
      format: 'shopify-products',
      values: { categories: categoriesByName(language), location: { Warehouse: 'DC' } },
      fixed: {
        ...{ language, storefront: code, location: 'DC', gender: 'women', categories: 'women', color: 'black' },
        ...{ type: 'footwear', upper: 'leather', lining: 'leather', sole: 'other' },
        ...{
          manufacturer: toFillIn('who made the shoes'),
          manufacturer_address: toFillIn('the postal address of the maker'),
          manufacturer_country: toFillIn('the country of the maker, in two letters'),
          manufacturer_email: toFillIn('where the maker reads mail'),
        },
      },
    }),
    'cash-desk.json': json({
      columns: { Article: 'sku', Branch: 'location', Pieces: 'quantity' },
      values: { location: { Warehouse: 'DC' } },
    }),
  }
}
