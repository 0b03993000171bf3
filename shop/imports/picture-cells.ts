import { languages } from '#kernel/storefront.ts'
import { focusOf, type ToldPictureDetails } from '../catalog/picture-details.ts'
import type { Cells, RowProblem } from './import.ts'
import { importMessage } from './messages.ts'
import { cellOf, listedIn } from './product-cells.ts'
import { rowProblem } from './row-problem.ts'

const longestAlt = 250

/** Values of a cell that go with the pictures, in their order; some may be empty. Nothing where the cell is. */
const besidePictures = (cells: Cells, column: string): readonly string[] | undefined => {
  const cell = cellOf(cells, column)
  return cell === '' ? undefined : cell.split('|').map((one) => one.trim())
}

/** What a row tells of the pictures of its product. */
export const toldPictureDetails = (cells: Cells): ToldPictureDetails => ({
  alts: Object.fromEntries(
    languages.flatMap((language) => {
      const alts = besidePictures(cells, `images_alt_${language}`)
      return alts ? [[language, alts]] : []
    }),
  ),
  focuses: besidePictures(cells, 'images_focus'),
})

/** What is wrong with what a row tells of its pictures. */
export function pictureDetailProblems(cells: Cells): readonly RowProblem[] {
  const count = listedIn(cellOf(cells, 'images')).length
  const { alts, focuses } = toldPictureDetails(cells)
  const told = Object.entries(alts).map(([language, list]) => ({ column: `images_alt_${language}`, list }))
  return [...told, { column: 'images_focus', list: focuses ?? [] }].flatMap(({ column, list }) => {
    if (count > 0 && list.length > count)
      return [rowProblem(column, importMessage('pictures-fewer-than-told', { told: list.length, images: count }))]
    const long = list.find((one) => one.length > longestAlt)
    if (long !== undefined) return [rowProblem(column, importMessage('picture-text-too-long', { most: longestAlt }))]
    const wrong = column === 'images_focus' && list.find((one) => one !== '' && !focusOf(one))
    return wrong ? [rowProblem(column, importMessage('picture-point-unreadable', { cell: wrong }))] : []
  })
}
