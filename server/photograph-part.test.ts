import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filePart, fileParts } from './photograph-part.ts'

const type = 'multipart/form-data; boundary=----edge'
const part = (name: string, content: string | Uint8Array, filename = 'shoe.jpg') =>
  Buffer.concat([
    Buffer.from(
      `------edge\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from('------edge--\r\n')

test('the file of a form is found, whatever is in it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const found = filePart(type, Buffer.concat([part('other', 'x'), part('photo', bytes), end]), 'photo')
      expect(found && [...found]).toEqual([...bytes])
    }),
  )
})

test('what browsers themselves make of a form is read', async () => {
  const form = new FormData()
  form.set('photo', new File(['abc'], 'a "b".jpg', { type: 'image/jpeg' }))
  const request = new Request('http://shop.example/', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const file = filePart(request.headers.get('content-type') ?? '', body, 'photo')
  expect(file && Buffer.from(file).toString()).toBe('abc')
})

test('several files of one field are all found, up to as many as a form may have', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((text) => part('photo', text))
  const found = fileParts(type, Buffer.concat([...files, end]), 'photo')
  expect(found.map((file) => Buffer.from(file).toString())).toEqual(['a', 'b', 'c', 'd'])
})

test('a form without a file has an empty one', () => {
  expect(filePart(type, Buffer.concat([part('photo', '', ''), end]), 'photo')).toHaveLength(0)
})

test.each([
  ['no form', 'text/plain', Buffer.from('hello')],
  ['no boundary', 'multipart/form-data', part('photo', 'x')],
  ['half of one', type, part('photo', 'x').subarray(0, 90)],
  ['another field', type, Buffer.concat([part('file', 'x'), end])],
  [
    'many parts before it',
    type,
    Buffer.concat([...Array.from({ length: 9 }, () => part('x', 'y')), part('photo', 'z'), end]),
  ],
])('%s holds none', (_, contentType, body) => {
  expect(filePart(contentType, body, 'photo')).toBeUndefined()
})

test('any bytes are read to an end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const found = filePart(type, Buffer.concat([Buffer.from('------edge'), Buffer.from(bytes)]), 'photo')
      expect(found === undefined || found.length <= bytes.length).toBe(true)
    }),
  )
})
