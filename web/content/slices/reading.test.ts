import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightIn } from './flockler/wall.tsx'
import { turnOf } from './rotating_picks/read.ts'
import { readVideo } from './video.ts'

test('picks move on each day, and everything has its turn before anything comes again', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f']
  expect([0, 1, 2, 3].map((day) => turnOf(all, 2, day).join(''))).toEqual(['ab', 'cd', 'ef', 'ab'])
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 9 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(),
      (some, n, day) => {
        const picks = turnOf(some, n, day)
        expect(new Set(picks).size).toBe(Math.min(n, some.length))
      },
    ),
  )
})

test('films are played from their own file or by two players that keep to themselves', () => {
  const player = (embed: string) => {
    const video = readVideo({ video: { embed_url: embed } })?.video
    return video?.kind === 'hosted' ? video.player : undefined
  }
  const tube = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'
  expect(player('https://www.youtube.com/watch?v=abcdefghijk&t=3')).toBe(tube)
  expect(player('https://youtu.be/abcdefghijk')).toBe(tube)
  expect(player('https://vimeo.com/123456')).toBe('https://player.vimeo.com/video/123456?autoplay=1&dnt=1')
  for (const odd of ['https://example.com/watch?v=abcdefghijk', 'http://youtu.be/abcdefghijk', 'javascript:1', ''])
    expect(player(odd)).toBeUndefined()
  expect(
    readVideo({ file: { url: '/videos/films/a.1a2b3c4d.mp4' }, captions: { url: '/captions/a.nl.vtt' } })?.video,
  ).toEqual({
    kind: 'file',
    url: '/videos/films/a.1a2b3c4d.mp4',
    captions: '/captions/a.nl.vtt',
  })
  expect(readVideo({ file: { url: '/videos/films/a' } })).toBeUndefined()
})

test('a wall is as high as its own messages say, and no message of another wall moves it', () => {
  const message = { eventName: 'FlockerIframeResizeEvent', embedUuid: 'a', nativeHeight: 812.4 }
  expect(heightIn(message, 'a')).toBe(812)
  expect(heightIn(message, 'b')).toBeUndefined()
  fc.assert(fc.property(fc.anything(), (other) => heightIn(other, 'a') === undefined))
})
