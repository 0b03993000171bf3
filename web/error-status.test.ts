import { data } from 'react-router'
import { describe, expect, test } from 'vitest'
import { statusOfError, withStatus } from './error-status.ts'

describe('the status of a page that fails', () => {
  test.each([
    [{ statusCode: 418 }, 418],
    [{ response: { status: 502 } }, 502],
    [Object.assign(new Error('no'), { status: 403 }), 403],
    [{ statusCode: 404, status: 403, response: { status: 502 } }, 404],
    [{ status: 403, response: { status: 502 } }, 403],
    [{ statusCode: 200 }, undefined],
    [{ status: '404' }, undefined],
    [new Error('broken'), undefined],
    ['broken', undefined],
    [null, undefined],
  ])('of %o is %s', (error, status) => expect(statusOfError(error)).toBe(status))

  test('is kept by the router', () => {
    expect(withStatus({ statusCode: 418 })).toMatchObject({ init: { status: 418 } })
  })

  test('of an answer, or of nothing, is left as it was thrown', () => {
    for (const thrown of [new Response(null, { status: 302 }), data('missing', { status: 404 }), new Error('broken')]) {
      expect(withStatus(thrown)).toBe(thrown)
    }
  })
})
