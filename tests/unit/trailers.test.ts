import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { noteReads, tellReads } from '@/lib/content-reads.mjs'
import { allowMarks, markFailed, offerMarks, RESPONSE_HEADER, setStatus } from '@/lib/response-marks.mjs'
import { readWhole } from '@/server/renderer/client.mjs'

it('what is known of a page only after its answer has begun is said with its end, all of it', async () => {
  offerMarks()
  const renderer = http.createServer((request, response) => {
    allowMarks(request, response)
    const id = String(request.headers[RESPONSE_HEADER])
    tellReads(response, () => {
      response.write('half of a page, ')
      noteReads(['news'])
      setStatus(id, 404)
      markFailed(id)
      response.end('and the rest')
    })
  })
  renderer.listen(0, '127.0.0.1')
  await once(renderer, 'listening')
  const { port } = renderer.address() as AddressInfo
  const [answer] = await once(http.get({ port, host: '127.0.0.1' }), 'response')
  const { status, isFailed, reads, body } = await readWhole(answer)
  renderer.close()
  expect({ status, isFailed, reads, body: String(body) }).toEqual({
    status: 404,
    isFailed: true,
    reads: ['news'],
    body: 'half of a page, and the rest',
  })
})
