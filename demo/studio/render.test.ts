import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import styles from './blender/styles.json' with { type: 'json' }
import { picturesOf, shotsOf, turnsOfAll } from './render.ts'

const isThere = (picture: string) => existsSync(`${picture}.avif`)

test('one view of every style comes before the next view of any', () => {
  const views = shotsOf([]).map(({ view }) => view)
  assert.deepEqual([...new Set(views)], ['front', 'side', 'turn', 'back'])
  assert.deepEqual(
    views,
    ['front', 'side', 'turn', 'back'].flatMap((view) => views.filter((one) => one === view)),
  )
})

test('a named style and a named view are all that is made', () => {
  assert.deepEqual(shotsOf(['sneaker', 'side']), [{ style: 'sneaker', view: 'side' }])
  assert.ok(shotsOf(['sneaker']).every(({ style }) => style === 'sneaker'))
  assert.deepEqual(shotsOf(['clog']), [])
})

test('every style has a front, and a turn only when it is described', () => {
  const fronts = shotsOf([]).filter(({ view }) => view === 'front')
  assert.deepEqual(
    fronts.map(({ style }) => style),
    Object.keys(styles),
  )
  const turning = Object.entries(styles).filter(([, style]) => 'turns' in style)
  assert.deepEqual(
    shotsOf([])
      .filter(({ view }) => view === 'turn')
      .map(({ style }) => style),
    turning.map(([name]) => name),
  )
})

test('the front bears the name that the shop knows a colour by, the others a view more', () => {
  const names = (view: 'front' | 'back') => picturesOf({ style: 'derby', view }).map((path) => path.split('/').at(-1))
  assert.equal(names('front')[0], 'derby-0')
  assert.equal(names('back')[0], 'derby-0-back')
  assert.equal(names('front').length, styles.derby.colours.length)
})

test('what is committed for the shop is what the styles describe, under the same names', () => {
  const missing = shotsOf([])
    .flatMap(picturesOf)
    .filter((picture) => !isThere(picture))
  assert.deepEqual(missing, [])
  assert.ok(turnsOfAll().length > 0)
})
