import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD, rest, says, signIn, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let bossToken = ''
let bossId: number | string = 0

const NEW_PASSWORD = 'violet-harbour-ninety-two'

beforeAll(async () => {
  cms = await emptySite({ SMTP_HOST: '' })
  bossId = (await makeUser(cms, 'boss', 'admin')).id
  bossToken = await tokenOf('boss')
})

/** The fields that an answer complains about, with what it says of them. */
function complaints(answer: { body: Record<string, unknown> }): [string, string][] {
  const [error] = Object(answer.body).errors ?? []
  return (error?.data?.errors ?? []).map(({ path, message }: { path: string; message: string }) => [path, message])
}

const weak: [string, string, string][] = [
  ['short', 'k7#mQ!x2vB9', '至少 12 个字符'],
  ['common', 'password1234', '太容易猜到'],
  ['a row of keys', 'qwertyuiop[]', '太容易猜到'],
  ['repeated', 'abcabcabcabcabc', '太容易猜到'],
  ['numbers in a row', '123456789012345', '太容易猜到'],
  ['the e-mail', 'clerk@example.com', '太容易猜到'],
  ['the brand', 'HelvoHelvo2026', '太容易猜到'],
  ['endless', 'x7'.repeat(150), '最多 200 个字符'],
]

describe('a password that is easily guessed', () => {
  let id: number | string = 0
  let token = ''

  beforeAll(async () => {
    const data = { siteName: '恒沃电气', brandName: 'Helvo', companyName: '恒沃电气股份有限公司' }
    await cms.updateGlobal({ slug: 'site-information', data, draft: true, depth: 0, overrideAccess: true })
    id = (await makeUser(cms, 'clerk', 'editor')).id
    token = await tokenOf('clerk')
  })

  it.each(weak)('%s: is refused at the field, in Chinese', async (_, password, reason) => {
    const answer = await rest(`/users/${id}`, { method: 'PATCH', token, body: { password, currentPassword: PASSWORD } })
    expect(answer.status, says(answer)).toBe(400)
    expect(complaints(answer)).toEqual([['password', expect.stringContaining(reason)]])
  })

  it('is refused at every other door', async () => {
    const account = { name: '新人', email: 'new@example.com', password: '123', role: 'editor' }
    const made = await rest('/users', { method: 'POST', token: bossToken, body: account })
    expect(complaints(made)).toEqual([['password', expect.stringContaining('至少 12 个字符')]])

    const many = await rest('/users?where[email][equals]=clerk@example.com', {
      method: 'PATCH',
      token: bossToken,
      body: { password: '123', currentPassword: PASSWORD },
    })
    expect([many.status, Object(many.body).docs]).toEqual([400, []])
    expect(says(many)).toContain('密码')

    const link = await cms.forgotPassword({ collection: 'users', data: { email: 'clerk@example.com' }, disableEmail: true })
    const reset = await rest('/users/reset-password', { method: 'POST', body: { token: link, password: '123' } })
    expect(complaints(reset)).toEqual([['password', expect.stringContaining('至少 12 个字符')]])

    const data = { name: 'x', email: 'x@example.com', password: 'password1234', role: 'admin' as const }
    await expect(cms.create({ collection: 'users', data, overrideAccess: true })).rejects.toThrow()
    expect((await signIn('clerk')).status).toBe(200)
  })
})

describe('changing a password or an e-mail', () => {
  it('of one’s own asks for the current password, and ends all other sessions', async () => {
    const { id } = await makeUser(cms, 'owner', 'editor')
    const [here, elsewhere] = [await tokenOf('owner'), await tokenOf('owner')]
    for (const change of [{ password: NEW_PASSWORD }, { email: 'other@example.com' }]) {
      const without = await rest(`/users/${id}`, { method: 'PATCH', token: here, body: change })
      expect(complaints(without)).toEqual([['currentPassword', expect.stringContaining('当前密码')]])
      const wrong = await rest(`/users/${id}`, { method: 'PATCH', token: here, body: { ...change, currentPassword: 'wrong' } })
      expect(complaints(wrong)).toEqual([['currentPassword', expect.stringContaining('不正确')]])
    }
    const body = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    expect((await rest(`/users/${id}`, { method: 'PATCH', token: here, body })).status).toBe(200)
    expect((await rest('/users/me', { token: here })).body.user).not.toBeNull()
    expect((await rest('/users/me', { token: elsewhere })).body.user).toBeNull()
    expect((await signIn('owner')).status).toBe(401)
    const again = String((await signIn('owner', NEW_PASSWORD)).body.token)

    const moved = { email: 'owner-moved@example.com', currentPassword: NEW_PASSWORD }
    expect((await rest(`/users/${id}`, { method: 'PATCH', token: here, body: moved })).status).toBe(200)
    expect((await rest('/users/me', { token: here })).body.user).not.toBeNull()
    expect((await rest('/users/me', { token: again })).body.user).toBeNull()
  })

  it('of somebody else asks for the administrator’s own password', async () => {
    const { id } = await makeUser(cms, 'other', 'editor')
    const token = await tokenOf('other')
    const asBoss = (body: object) => rest(`/users/${id}`, { method: 'PATCH', token: bossToken, body })
    expect(complaints(await asBoss({ password: NEW_PASSWORD }))).toEqual([['currentPassword', expect.stringContaining('您自己的')]])
    expect((await asBoss({ password: NEW_PASSWORD, currentPassword: 'wrong' })).status).toBe(400)
    expect((await asBoss({ password: NEW_PASSWORD, currentPassword: PASSWORD })).status).toBe(200)
    expect((await rest('/users/me', { token })).body.user).toBeNull()
    expect((await signIn('other', NEW_PASSWORD)).status).toBe(200)
  })

  it('is no way to try out passwords with somebody’s session', async () => {
    const { id } = await makeUser(cms, 'tried', 'editor')
    const token = await tokenOf('tried')
    const attempt = (currentPassword: string) =>
      rest(`/users/${id}`, { method: 'PATCH', token, body: { password: NEW_PASSWORD, currentPassword } })
    const tries = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(`wrong-${index}`)))
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
    expect((await attempt(PASSWORD)).status).toBe(429)
    // A restart forgets nothing, and a second process knows it, too: it is in the database, although the changes were taken back.
    const { currentPasswordTries } = await import('@/limits/rate-limits')
    expect(await currentPasswordTries.used(cms, String(id))).toBe(13)
  })

  it('is not asked for when only the name changes, and the current password is nowhere kept', async () => {
    expect(
      (await rest(`/users/${bossId}`, { method: 'PATCH', token: bossToken, body: { name: '新名字', currentPassword: 'x' } })).status,
    ).toBe(200)
    const stored = await cms.db.findOne({ collection: 'users', where: { id: { equals: bossId } } })
    expect(JSON.stringify(stored)).not.toContain('currentPassword')
  })
})
