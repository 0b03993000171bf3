import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const report = `Running 2s test @ http://127.0.0.1:3999/nl/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   779.08us  819.96us  13.85ms   94.77%
    Req/Sec    23.85k     3.05k   29.34k    77.50%
  Latency Distribution
     50%  612.00us
     75%  840.00us
     90%    1.16ms
     99%    1.40s
  95040 requests in 4.00s, 0.80GB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 7
Requests/sec:  23744.06
Transfer/sec:    204.80MB
`

test('the report of wrk is read with its units and all kinds of errors', () => {
  expect(readWrk(report)).toEqual({ perSecond: 23744.06, medianMs: 0.612, p99Ms: 1400, errors: 10 })
})
