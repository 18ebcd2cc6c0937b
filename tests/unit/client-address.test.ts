import { describe, expect, it } from 'vitest'
import { limitedAs } from '@/limits/client-address'

describe('limits count for an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s as %s', (address, counted) => expect(limitedAs(address)).toBe(counted))

  it('and the neighbours in one network together', () => {
    expect(limitedAs('2001:db8:1:2:aaaa::1')).toBe(limitedAs('2001:db8:1:2:bbbb::2'))
    expect(limitedAs('2001:db8:1:3::1')).not.toBe(limitedAs('2001:db8:1:2::1'))
  })
})
