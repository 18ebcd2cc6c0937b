import { describe, expect, it } from 'vitest'
import { contactAddress } from '../../src/admin/contact/contact-address'

describe('how somebody who has asked is reached', () => {
  it.each([
    ['13700001234', 'tel:13700001234'],
    ['+86 137-0000-1234', 'tel:+8613700001234'],
    ['wang@example.com', 'mailto:wang@example.com'],
    ['a?b&c@example.com', 'mailto:a%3Fb%26c@example.com'],
  ])('%s', (typed, address) => {
    expect(contactAddress(typed)).toBe(address)
  })

  it.each(['已匿名', '', 'javascript:alert(1)', 12, null, undefined])('not by %s', (typed) => {
    expect(contactAddress(typed)).toBeNull()
  })
})
