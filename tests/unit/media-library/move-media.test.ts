import { afterEach, describe, expect, it, vi } from 'vitest'
import { moveMedia } from '@/admin/media/move-media'

const answering = (status: number, body: unknown) => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

describe('pictures that are moved to a folder', () => {
  it('are named in one request, by whatever the database calls them', async () => {
    const asked = answering(200, { docs: [{ id: 7 }, { id: '66fa' }], errors: [] })
    expect(await moveMedia([7, '66fa'], '案例')).toEqual({ ids: [7, '66fa'], reason: null })
    const [address = '', init] = asked.mock.calls[0] ?? []
    expect(new URL(address, 'http://site').searchParams.get('where[id][in]')).toBe('7,66fa')
    expect([init?.method, init?.body]).toEqual(['PATCH', '{"folder":"案例"}'])
  })

  it('are those that the server has moved; why others were not is said in its words', async () => {
    answering(400, { docs: [{ id: 7 }], errors: [{ id: 8, message: '以下字段无效：替代文字', isPublic: true }], message: '' })
    expect(await moveMedia([7, 8], null)).toEqual({ ids: [7], reason: '以下字段无效：替代文字' })
    // Somebody has deleted it meanwhile.
    answering(200, { docs: [{ id: 7 }], errors: [] })
    expect(await moveMedia([7, 8], null)).toEqual({ ids: [7], reason: '没有移动，请再试一次' })
  })

  it('stay where they are without a session, a line or an answer that can be read', async () => {
    answering(403, { errors: [{ message: '您无权执行此操作。' }] })
    expect((await moveMedia([7], null)).reason).toContain('登录已失效')
    answering(500, null)
    expect(await moveMedia([7], null)).toEqual({ ids: [], reason: '没有移动，请再试一次' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await moveMedia([7], null)).reason).toContain('网络中断')
  })
})
