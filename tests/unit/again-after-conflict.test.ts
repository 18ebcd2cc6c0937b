import { expect, it, vi } from 'vitest'
import { againAfterConflict } from '@/app/(payload)/cms-api/[...slug]/again-after-conflict'
import { writeConflict } from '@/database/write-conflict'
import { TRIES } from '@/lib/tries'

vi.mock('@/lib/tries', async (original) => ({ ...(await original<typeof import('@/lib/tries')>()), pauseAfter: async () => {} }))

const conflict = () => Response.json({ errors: [{ message: '', data: writeConflict(new Error('met another')).data }] }, { status: 409 })
const stale = () =>
  Response.json({ errors: [{ data: { code: 'newer-version', savedBy: '王强', savedAt: '2031-01-01T00:00:00.000Z' } }] }, { status: 409 })

/** What was asked, each time, of somebody who gives these answers, the last one for ever. */
async function asked(request: Request, answers: (() => Response)[]) {
  const bodies: string[] = []
  const handle = async (one: Request) => {
    bodies.push(`${one.method} ${one.headers.get('x-based-on')} ${await one.text()}`)
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error()
  }
  const { status } = await againAfterConflict(handle)(request)
  return { status, bodies }
}

const patch = () =>
  new Request('http://localhost/cms-api/news/7', { method: 'PATCH', body: '{"title":"甲"}', headers: { 'x-based-on': 'v1' } })
const whole = 'PATCH v1 {"title":"甲"}'

it('what met another write at the same moment is asked again as it was, until it is stored', async () => {
  const stored = () => Response.json({ doc: {} })
  expect(await asked(patch(), [conflict, conflict, stored])).toEqual({ status: 200, bodies: [whole, whole, whole] })
})

it('but not for ever, and not what a newer version refuses', async () => {
  expect(await asked(patch(), [conflict])).toEqual({ status: 409, bodies: Array(TRIES).fill(whole) })
  expect(await asked(patch(), [conflict, stale])).toEqual({ status: 409, bodies: [whole, whole] })
  expect(await asked(patch(), [stale])).toEqual({ status: 409, bodies: [whole] })
  const other = () => Response.json({ errors: [{ message: '无法保存' }] }, { status: 409 })
  expect(await asked(new Request('http://localhost/cms-api/news/7', { method: 'DELETE' }), [other])).toMatchObject({
    bodies: ['DELETE null '],
  })
})

it('what is too long to be kept is asked once, and what did not arrive not at all', async () => {
  const long = new Request('http://localhost/cms-api/media', {
    method: 'POST',
    body: 'x',
    headers: { 'content-length': String(50 * 2 ** 20) },
  })
  expect((await asked(long, [conflict])).bodies).toHaveLength(1)
  const cut = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
  const half: RequestInit = { method: 'POST', body: cut }
  Object.assign(half, { duplex: 'half' })
  expect(await asked(new Request('http://localhost/cms-api/news', half), [conflict])).toEqual({ status: 400, bodies: [] })
})
