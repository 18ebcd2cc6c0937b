import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEmail } from '@/lib/masked-email'
import { maskedPerson } from '@/personal-data/person'

describe('an address in the audit log', () => {
  it.each([
    ['zhang.san@example.com', 'zh***@example.com'],
    [' Zhang@Example.com', 'zh***@example.com'],
    ['abc@x.cn', 'a***@x.cn'],
    ['ab@x.cn', 'a***@x.cn'],
    ['a@x.cn', '***@x.cn'],
  ])('%s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
    expect(maskedPerson({ email })).toBe(`邮箱 ${masked}`)
  })

  it('is never the whole of its name', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const [name = ''] = email.toLowerCase().split('@')
        const [shown = ''] = maskedEmail(email).split('***@')
        expect(shown.length).toBeLessThan(name.length)
        expect(name.startsWith(shown)).toBe(true)
      }),
    )
  })
})
