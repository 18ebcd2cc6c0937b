import { describe, expect, it } from 'vitest'
import { signedInEditor } from './support/editor'
import { get, send } from './support/http'

const name = `/moved-${Date.now()}`

const locationOf = async (target: string) => {
  const { status, headers } = await send(target)
  return [status, headers.location]
}

// Needs an account: `npm test` makes one and hands it on.
describe('a redirect', () => {
  const { ask, create, change, headers } = signedInEditor()

  it('leads from an address without a page: at once, for good or not, and no longer when it is gone', async () => {
    expect(await locationOf(name)).toEqual([404, undefined])
    const { id, from } = await create('redirects', { from: `${name}/`, to: '/News' })
    expect(from, 'stored in one way of writing').toBe(name)
    expect(await locationOf(name)).toEqual([308, '/News'])
    expect(await locationOf(`${name}?utm_source=x`)).toEqual([308, '/News'])
    expect((await send(name, { method: 'HEAD' })).status).toBe(308)
    await change(`redirects/${id}`, { isPermanent: false, to: 'https://example.com/中文' })
    expect(await locationOf(name)).toEqual([307, 'https://example.com/%E4%B8%AD%E6%96%87'])
    await get(`/cms-api/redirects/${id}`, { method: 'DELETE', headers })
    expect(await locationOf(name)).toEqual([404, undefined])
  })

  it('with a query goes before one for the path alone', async () => {
    await create('redirects', { from: `${name}-q`, to: '/News' })
    await create('redirects', { from: `${name}-q?b=2&a=1`, to: '/Download' })
    expect(await locationOf(`${name}-q?a=1&b=2`)).toEqual([308, '/Download'])
    expect(await locationOf(`${name}-q?a=1`)).toEqual([308, '/News'])
  })

  it('leads from a document that is gone, and never from one that is there', async () => {
    await create('redirects', { from: '/NewsDetail?id=987654321', to: '/NewsDetail?id=536' })
    expect(await locationOf('/NewsDetail?id=987654321')).toEqual([308, '/NewsDetail?id=536'])
    await create('redirects', { from: '/NewsDetail?id=535', to: '/Download' })
    expect(await locationOf('/NewsDetail?id=535')).toEqual([200, undefined])
  })

  it.each([
    ['news', '/News', '旧地址须以 / 开头'],
    ['//evil.example', '/News', '旧地址须以 / 开头'],
    ['/a b', '/News', '旧地址须以 / 开头'],
    ['/News', '/Download', '现有的页面'],
    ['/goodslistview', '/Download', '现有的页面'],
    ['/admin/x', '/Download', '由系统使用'],
    [`${name}-x`, 'javascript:alert(1)', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, '//evil.example', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, '/\\evil.example', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, '/.//evil.example', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, 'http://example.com', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, '/a\r\nSet-Cookie: x=1', '新地址须以 / 或 https:// 开头'],
    [`${name}-x`, `${name}-x?y=1`, '会形成循环跳转'],
  ])('from %j to %j is refused', async (from, to, message) => {
    const { status, errors } = await ask('POST', 'redirects', { from, to })
    expect(status).toBe(400)
    expect(JSON.stringify(errors)).toContain(message)
  })

  it('that closes a round is refused, and so is the same address twice', async () => {
    await create('redirects', { from: `${name}-a`, to: `${name}-b` })
    const round = await ask('POST', 'redirects', { from: `${name}-b`, to: `${name}-a` })
    expect(JSON.stringify(round.errors)).toContain(`会形成循环跳转：${name}-b → ${name}-a → ${name}-b`)
    const twice = await ask('POST', 'redirects', { from: `${name}-a/`, to: '/News' })
    expect([twice.status, JSON.stringify(twice.errors)]).toEqual([
      400,
      expect.stringContaining(`旧地址 ${name}-a 已有跳转，指向 ${name}-b。请直接修改那一条。`),
    ])
  })

  it('in the trash leads nobody, keeps its address, and comes back unless it closed a round by then', async () => {
    const from = `${name}-thrown-away`
    const { id } = await create('redirects', { from, to: '/News' })
    await change(`redirects/${id}`, { deletedAt: new Date().toISOString() })
    expect(await locationOf(from)).toEqual([404, undefined])
    const again = await ask('POST', 'redirects', { from, to: '/Download' })
    expect(again.status).toBe(400)
    expect(JSON.stringify(again.errors)).toContain(`旧地址 ${from} 的跳转在回收站中。请恢复它，再修改新地址。`)
    await change(`redirects/${id}?trash=true`, { deletedAt: null })
    expect(await locationOf(from)).toEqual([308, '/News'])

    await change(`redirects/${id}`, { to: `${from}-next` })
    await change(`redirects/${id}`, { deletedAt: new Date().toISOString() })
    await create('redirects', { from: `${from}-next`, to: from })
    const back = await ask('PATCH', `redirects/${id}?trash=true`, { deletedAt: null })
    expect([back.status, JSON.stringify(back.errors)]).toEqual([400, expect.stringContaining('会形成循环跳转')])
    expect(await locationOf(from)).toEqual([404, undefined])
  })
})
