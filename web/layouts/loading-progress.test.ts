import { expect, test } from 'vitest'
import { type LoadingEvent, type LoadingProgress, nothingLoads, progressAfter } from './loading-progress.ts'

const began: LoadingEvent = { kind: 'navigation-began' }
const tookLong: LoadingEvent = { kind: 'took-long' }
const routeLoaded = (componentLoaders: number): LoadingEvent => ({ kind: 'route-loaded', componentLoaders })
const componentLoaded: LoadingEvent = { kind: 'component-loaded' }

/** What the bar shows after each of the events. */
function shown(...events: readonly LoadingEvent[]): readonly (readonly [LoadingProgress['stage'], number])[] {
  let progress = nothingLoads
  return events.map((event) => {
    progress = progressAfter(progress, event)
    return [progress.stage, progress.percent]
  })
}

test('a page whose route alone loads something adds 45 and is finished', () => {
  expect(shown(began, tookLong, routeLoaded(0), { kind: 'faded' })).toEqual([
    ['asked', 0],
    ['shown', 0],
    ['finishing', 45],
    ['hidden', 0],
  ])
})

test('a page whose components load something as well adds 30 for each, and is finished with the last', () => {
  expect(shown(began, tookLong, routeLoaded(2), componentLoaded, componentLoaded)).toEqual([
    ['asked', 0],
    ['shown', 0],
    ['shown', 30],
    ['shown', 60],
    ['finishing', 90],
  ])
})

test('more components than fit never add up to more than all of it', () => {
  const many = Array.from({ length: 5 }, () => componentLoaded)
  expect(shown(began, tookLong, routeLoaded(5), ...many).at(-1)).toEqual(['finishing', 100])
})

test('a page that is there at once shows nothing, whatever its components load', () => {
  expect(shown(began, routeLoaded(1), tookLong, componentLoaded).slice(1)).toEqual([
    ['hidden', 0],
    ['hidden', 0],
    ['hidden', 0],
  ])
})

test('what a component loads while nobody goes anywhere moves nothing', () => {
  expect(shown(componentLoaded)).toEqual([['hidden', 0]])
})

test('whoever goes on before a page is complete begins anew, with the bar still in sight', () => {
  expect(shown(began, tookLong, routeLoaded(1), began, componentLoaded, routeLoaded(0)).slice(2)).toEqual([
    ['shown', 30],
    ['shown', 0],
    ['shown', 0],
    ['finishing', 45],
  ])
})
