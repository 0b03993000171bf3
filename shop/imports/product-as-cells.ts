import { languages } from '#kernel/storefront.ts'
import type { ManufacturerFeed } from '../catalog/catalog-feed.ts'
import { leavesOf } from '../catalog/category-paths.ts'
import type { PictureDetail } from '../catalog/picture-details.ts'
import type { ProductState } from '../catalog/product-state.ts'
import type { CategoryPath } from '../catalog/product-state-writer.ts'
import type { Cells } from './import.ts'
import { translatedColumns } from './product-cells.ts'
import { canAnswerFor, materialTypeOf } from './product-merge.ts'

/** What the rows of a product name that is not kept with it. */
export type ProductNames = {
  readonly manufacturers: ReadonlyMap<string, ManufacturerFeed>
  readonly categories: ReadonlyMap<string, CategoryPath>
}

/** What belongs to a product rather than to one of its sizes, by the columns of a file of products. */
export function productAsCells(product: ProductState, { manufacturers, categories }: ProductNames): Cells {
  const { brand, color, footwear, incomplete } = product
  const isTold = (column: string) => !incomplete.includes(column)
  const texts = { name: product.name, description: product.description, care: product.care, color_name: color.name }
  const translated = translatedColumns.flatMap((column) =>
    languages.map((language) => {
      const key = `${column}_${language}`
      return [key, isTold(key) ? texts[column][language] : ''] as const
    }),
  )
  return {
    model: product.parentSku,
    brand: brand.name,
    ...(product.manufacturer === null ? {} : manufacturerCells(manufacturers.get(product.manufacturer))),
    gender: product.gender,
    categories: leavesOf(product.categories, categories).join('|'),
    ...Object.fromEntries(translated),
    color: color.key,
    color_hex: isTold('color_hex') ? color.hex : '',
    images: product.images.join('|'),
    ...pictureCells(product),
    release_date: product.releaseDate,
    type: materialTypeOf(product) ?? '',
    upper: footwear?.upper.join('|') ?? '',
    lining: footwear?.lining.join('|') ?? '',
    sole: footwear?.sole.join('|') ?? '',
    fibres: fibresCell(product.textile),
    tax_class: product.taxClass,
    on_sale: product.withdrawn ? 'no' : 'yes',
    on_sale_from: product.onSaleFrom ?? '',
    on_sale_until: product.onSaleUntil ?? '',
  }
}

/** What is told of the pictures, in their order. */
function pictureCells({ images, pictureDetails }: ProductState): Cells {
  const listed = (of: (detail: PictureDetail) => string | undefined) => {
    const cells = images.map((image) => of(pictureDetails?.[image] ?? {}) ?? '')
    return cells.every((cell) => cell === '') ? '' : cells.join('|')
  }
  return {
    ...Object.fromEntries(
      languages.map((language) => [`images_alt_${language}`, listed(({ alt }) => alt?.[language])]),
    ),
    images_focus: listed(({ focus }) => focus?.join(' ')),
  }
}

/** One whose details would not do for a new product is named alone: the shop knows the rest. */
function manufacturerCells(maker: ManufacturerFeed | undefined): Cells {
  if (!maker) return {}
  const { name, address, country = '', email, responsiblePerson: responsible } = maker
  if (!canAnswerFor({ country, responsible })) return { manufacturer: name }
  return {
    manufacturer: name,
    manufacturer_address: address,
    manufacturer_country: country,
    manufacturer_email: email,
    responsible_name: responsible?.name ?? '',
    responsible_address: responsible?.address ?? '',
    responsible_email: responsible?.email ?? '',
  }
}

function fibresCell(textile: ProductState['textile']): string {
  const [part, second] = textile ?? []
  if (!part || second) return ''
  return part.fibres.map(({ fibre, percent }) => `${fibre} ${percent}`).join(' | ')
}
