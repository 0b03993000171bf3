import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePictureDetails } from '../catalog/picture-details.ts'
import { toldPictureDetails } from '../imports/picture-cells.ts'
import { pictureDetailCells, type ToldPicture } from './picture-change.ts'

const cellsOf = (images: readonly string[], told: readonly ToldPicture[]) =>
  Object.fromEntries(pictureDetailCells(images, told).map(({ column, value }) => [column, value]))

test('what is told stands beside its picture, in the order of the pictures', () => {
  const cells = cellsOf(
    ['side', 'front', 'sole'],
    [
      { reference: 'front', alts: { nl: 'Van voren', en: 'From the front' }, focus: [50, 30] },
      { reference: 'side', alts: { nl: 'Met rits | open' }, focus: undefined },
    ],
  )
  expect(cells).toMatchObject({
    images_alt_nl: 'Met rits / open|Van voren|',
    images_alt_en: '|From the front|',
    images_alt_de: '||',
    images_focus: '|50 30|',
  })
})

test('whatever is told is what an import of the cells makes of it, whatever was known before', () => {
  const text = fc.stringMatching(/^[a-z /]{1,12}$/).map((one) => one.trim())
  const picture = fc.record({
    alts: fc.record({ nl: text, de: text }, { requiredKeys: [] }),
    focus: fc.option(fc.tuple(fc.nat(100), fc.nat(100)), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(picture, { minLength: 2, maxLength: 5 }), (pictures) => {
      const images = pictures.map((_, at) => `picture-${at}`)
      const told = pictures.map((one, at) => ({ ...one, reference: `picture-${at}` }))
      const before = { [images[0] ?? '']: { alt: { nl: 'before', fr: 'avant' }, focus: [1, 2] as const } }
      const expected = told.flatMap(({ reference, alts, focus }) => {
        const alt = Object.fromEntries(Object.entries(alts).filter(([, one]) => one !== ''))
        const detail = { ...(Object.keys(alt).length > 0 && { alt }), ...(focus && { focus }) }
        return Object.keys(detail).length > 0 ? [[reference, detail] as const] : []
      })
      expect(mergePictureDetails(images, toldPictureDetails(cellsOf(images, told)), before)).toEqual(
        expected.length > 0 ? Object.fromEntries(expected) : null,
      )
    }),
  )
})
