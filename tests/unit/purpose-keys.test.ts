import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readPreviewLink, signPreviewLink } from '@/domain/preview-link.mjs'
import { purposeKey } from '@/lib/purpose-key.mjs'

const secret = 's'.repeat(64)

describe('keys', () => {
  it('are another for each purpose and each secret, and never the secret', () => {
    const keys = [purposeKey(secret, 'a'), purposeKey(secret, 'b'), purposeKey('t'.repeat(64), 'a')].map((key) => key.toString('hex'))
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(purposeKey(secret, 'a').toString('hex')).toBe(keys[0])
  })
})

/** Written down with the program as it was when hashes were made with the secret itself. */
describe('what was made before there was a key for each purpose stays good:', () => {
  let codes: typeof import('@/accounts/one-time-codes')
  let invitations: typeof import('@/accounts/invitation')
  let devices: typeof import('@/accounts/device-cookie')
  let backups: typeof import('@/lib/secret-mark.mjs')
  beforeAll(async () => {
    vi.stubEnv('PAYLOAD_SECRET', secret)
    codes = await import('@/accounts/one-time-codes')
    invitations = await import('@/accounts/invitation')
    devices = await import('@/accounts/device-cookie')
    backups = await import('@/lib/secret-mark.mjs')
  })

  it('recovery codes on paper', () => {
    const stored = codes.recoveryHashes(7, 'ABCDE-23456')
    expect(stored).toEqual([codes.recoveryHash(7, 'abcde23456'), 'jTOW3ETheNQZ0GF71daK1Mz2-rTC0eYhJxITwT1TZ_w'])
    expect(codes.recoveryHashes(8, 'abcde-23456')).not.toContain(stored[1])
  })

  it('invitations on their way', () => {
    const stored = invitations.invitationHashes('a-link')
    expect(stored).toEqual([invitations.invitationHash('a-link'), 'LmWaQyMAFgPcKNOwh0xjvZ_UJLKMo7MueabcooYdNAs'])
  })

  it('browsers that have signed in', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000)
    const cookie = 'device.1800000000000.TNarSQmYs05Sa-n8EOcrrcFk7NFnSolcuPeoNctu060'
    const device = (value: string) => devices.deviceOfCookie(value, { id: 7, salt: 'salt' })
    expect(device(cookie)).toBe('device')
    expect(device(cookie.replace('device', 'other'))).toBeNull()
    expect(device('device.1800000000000.äöü')).toBeNull()
    expect(device('')).toBeNull()
    now.mockRestore()
  })

  it('backups, which say whether the secret is theirs', () => {
    expect(backups.isMarkOf(secret, '198c8a0070eb7de3')).toBe(true)
    expect(backups.isMarkOf(secret, backups.secretMark(secret))).toBe(true)
    expect(backups.isMarkOf('t'.repeat(64), '198c8a0070eb7de3')).toBe(false)
  })

  it('shared links of previews', () => {
    const token = 'news.12.1795000000.Xs-TqxDvliV-f56Ak_yV6-jjlt5oBBCGZHPMFWry0A4'
    const draft = { document: 'news.12', expires: 1_795_000_000_000 }
    expect(readPreviewLink(secret, token, draft.expires - 1)).toEqual(draft)
    expect(signPreviewLink(secret, draft)).not.toBe(token)
  })
})
