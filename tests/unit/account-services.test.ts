import process from 'node:process'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { deviceName } from '@/accounts/device'
import { networkOfAddress } from '@/accounts/network'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['', ''],
    ['unknown', ''],
  ])('%j is kept as %j', (address, network) => expect(networkOfAddress(address)).toBe(network))

  it('never says which device it was', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a, b, c] = address.split('.')
        expect(networkOfAddress(address)).toBe(`${a}.${b}.${c}.0/24`)
      }),
    )
  })
})

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
      'Windows 电脑上的 Edge',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Mac 电脑上的 Safari',
    ],
    ['curl/8.5.0', '未知设备'],
  ])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

  it('is found for anything that a client may call itself', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(deviceName(userAgent)).toMatch(/.+/)
      }),
    )
  })
})

describe('what is sealed', () => {
  let sealing: typeof import('@/accounts/seal')
  beforeAll(async () => {
    process.env.PAYLOAD_SECRET ??= 'for-tests-only-'.repeat(4)
    sealing = await import('@/accounts/seal')
  })

  it('is opened for its purpose only, and only unchanged', () => {
    const { seal, unseal } = sealing
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, position) => {
        const sealed = seal('one', text)
        expect(unseal('one', sealed)).toBe(text)
        expect(unseal('two', sealed)).toBeNull()
        const bytes = Buffer.from(sealed, 'base64url')
        const place = position % bytes.length
        bytes[place] = (bytes[place] ?? 0) ^ 1
        expect(unseal('one', bytes.toString('base64url'))).toBeNull()
      }),
      { numRuns: 50 },
    )
    expect(unseal('one', 'made up')).toBeNull()
  })
})
