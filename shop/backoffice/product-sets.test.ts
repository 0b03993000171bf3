import { expect, test } from 'vitest'
import { catalogTag, productTag } from '#kernel/cache-tags.ts'
import { productSets, type SetFacts } from './product-sets.ts'

const [a, b] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const

function shelves(facts: readonly SetFacts[]) {
  const asked: (readonly string[] | undefined)[] = []
  let now = facts
  const sets = productSets(async (ids) => {
    asked.push(ids)
    return ids ? now.filter(({ id }) => ids.includes(id)) : now
  })
  return {
    asked,
    sets,
    become: (next: readonly SetFacts[]) => {
      now = next
    },
    soldOut: async () => [...(await sets.sets()).soldOut],
  }
}

test('sets are read when somebody asks, once', async () => {
  const { sets, asked, soldOut } = shelves([{ id: a, soldOut: true, reduced: false }])
  sets.invalidate([productTag(a)])
  expect(asked).toEqual([])
  expect(await Promise.all([soldOut(), soldOut()])).toEqual([[a], [a]])
  expect(asked).toEqual([undefined])
})

test('a change is followed product by product', async () => {
  const { sets, become, asked, soldOut } = shelves([{ id: a, soldOut: true, reduced: true }])
  await soldOut()
  become([{ id: b, soldOut: true, reduced: false }])
  sets.invalidate([productTag(a), productTag(b)])
  expect(await soldOut()).toEqual([b])
  expect([...(await sets.sets()).reduced]).toEqual([])
  expect(asked).toEqual([undefined, [a, b]])
})

test('what names no product is read anew while what was known answers', async () => {
  const { sets, become, soldOut } = shelves([{ id: a, soldOut: true, reduced: false }])
  await soldOut()
  become([])
  sets.invalidate([catalogTag])
  expect(await soldOut()).toEqual([a])
  await expect.poll(soldOut).toEqual([])
})
