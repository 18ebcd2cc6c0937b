import { expect, it } from 'vitest'
import { checkAddress } from '../../collections/fields/link-fields'

it.each(['https://example.com', 'http://example.com/a?b=c#d', '/Download', '/', '#top', 'mailto:a@example.com', 'tel:400-000-0000'])(
  '%s is an address of a link',
  (address) => expect(checkAddress(address, 'custom')).toBe(true),
)

it.each([
  'https://',
  'http://',
  '',
  '//example.com',
  '/\\example.com',
  'www.example.com',
  'https://exa mple.com',
  'javascript:alert(1)',
  null,
])('%j is none, and it says what an address is like', (address) => expect(checkAddress(address, 'custom')).toContain('链接地址不完整'))

it('a link to a document needs no address', () => expect(checkAddress(undefined, 'internal')).toBe(true))
