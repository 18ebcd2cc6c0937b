import { describe, expect, it } from 'vitest'
import { send } from './server-under-test'

describe('pictures and files', () => {
  it('are served with a type, a tag and an age', async () => {
    const { status, headers, body } = await send('/media/picture.webp')
    expect([status, body]).toEqual([200, 'PICTURE'])
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' })
    expect(headers.etag).toBeTruthy()
    expect(headers['last-modified']).toBeTruthy()
  })

  it('are not sent again to whoever has them', async () => {
    const { headers } = await send('/media/picture.webp')
    const again = await send('/media/picture.webp', { headers: { 'if-none-match': headers.etag } })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('are sent in part', async () => {
    const url = `/files/${encodeURIComponent('手册.pdf')}`
    const part = await send(url, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const beyond = await send(url, { headers: { range: 'bytes=99-' } })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  it('have no body for HEAD', async () => {
    const { status, headers, body } = await send('/files/model.glb', { method: 'HEAD' })
    expect([status, headers['content-length'], body]).toEqual([200, '10', ''])
  })

  it.each(['model.glb', 'drawing.dxf', 'drawing.svg', 'page.html'])('%s is downloaded, never shown on this origin', async (name) => {
    const { status, headers } = await send(`/files/${name}`)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`)
  })

  it('a PDF is shown in the browser', async () => {
    const { status, headers } = await send(`/files/${encodeURIComponent('手册.pdf')}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition'] ?? 'inline').toMatch(/^inline/)
  })

  it('of a draft are not served', async () => {
    expect((await send('/files/draft.pdf')).body).toBe('from the application')
  })

  it.each([
    '/media/../site.db',
    '/media/%2e%2e/site.db',
    '/media/%2e%2e%2fsite.db',
    '/media/..%2fsite.db',
    '/media/..%5csite.db',
    '/media/%252e%252e%252fsite.db',
    '/files/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/files/../media/../site.db',
    '/media//site.db',
    '/media/',
    '/media',
    '/files/.',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%2f.env',
  ])('%s leads nowhere', async (target) => {
    const { body } = await send(target)
    expect(body).not.toContain('SECRET DATABASE')
    expect(body).not.toContain('root:')
    expect(body).toBe('from the application')
  })
})
