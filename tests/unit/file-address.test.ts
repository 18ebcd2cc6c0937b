import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFileAddress } from '@/lib/file-address'

const places = { hosts: ['www.helvo.example', 'localhost:3000'], storage: '' }
const withStorage = { ...places, storage: 'https://cdn.example:8443/site-bucket/' }
const parse = (address: string) => parseFileAddress(address, places)

describe('a file of this site', () => {
  it.each([
    ['/files/a.pdf', 'files', 'a.pdf'],
    ['/media/a.webp', 'media', 'a.webp'],
    ['/files/%E6%89%8B%E5%86%8C%20(1).pdf', 'files', '手册 (1).pdf'],
    ['/files/手册 (1).pdf', 'files', '手册 (1).pdf'],
    ['/files/a.pdf?v=2#page=3', 'files', 'a.pdf'],
    ['/files/a..b.pdf', 'files', 'a..b.pdf'],
    ['https://www.helvo.example/files/a.pdf', 'files', 'a.pdf'],
    ['HTTPS://WWW.HELVO.EXAMPLE/files/a.pdf', 'files', 'a.pdf'],
    ['http://localhost:3000/media/a.mp4', 'media', 'a.mp4'],
    ['//www.helvo.example/files/a.pdf', 'files', 'a.pdf'],
  ])('%s', (address, folder, filename) => {
    expect(parse(address)).toEqual({ folder, filename })
  })

  it('on the configured storage', () => {
    const address = 'https://cdn.example:8443/site-bucket/files/a.pdf'
    expect(parseFileAddress(address, withStorage)).toEqual({ folder: 'files', filename: 'a.pdf' })
    expect(parse(address)).toBeNull()
  })
})

describe('anything else is refused', () => {
  it.each([
    '',
    '/',
    '/files/',
    '/files',
    '/admin',
    '/prod-api/api/siteInfo',
    '/Files/a.pdf',
    '/files/sub/a.pdf',
    '/x/files/a.pdf',
    'x/files/a.pdf',
  ])('another path of this site: %j', (address) => {
    expect(parse(address)).toBeNull()
  })

  it.each([
    'https://evil.example/files/a.pdf',
    '//evil.example/files/a.pdf',
    '///evil.example/files/a.pdf',
    '/\\evil.example/files/a.pdf',
    '\\\\evil.example/files/a.pdf',
    '/\t/evil.example/files/a.pdf',
    '\n//evil.example/files/a.pdf',
    'https:evil.example/files/a.pdf/../../files/a.pdf/x',
    'http:/\\evil.example/files/a.pdf',
    'https://www.helvo.example@evil.example/files/a.pdf',
    'https://www.helvo.example:x@evil.example/files/a.pdf',
    'https://evil@www.helvo.example/files/a.pdf',
    'https://www.helvo.example\\@evil.example/files/a.pdf',
    'https://www.helvo.example.evil.example/files/a.pdf',
    'https://www.helvo.example./files/a.pdf',
    'https://www.helvo.example:8080/files/a.pdf',
    'https://localhost/files/a.pdf',
    'https://wwẃ.helvo.example/files/a.pdf',
    'https://%65vil.example/files/a.pdf',
    'https://[::1]/files/a.pdf',
    'https://',
    'https:///',
  ])('another host: %j', (address) => {
    expect(parse(address)).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//files/a.pdf',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://www.helvo.example/files/a.pdf',
    'data:application/pdf;base64,JVBERi0=',
    'blob:https://www.helvo.example/files/a.pdf',
    'file:///files/a.pdf',
    'ftp://www.helvo.example/files/a.pdf',
    'view-source:https://www.helvo.example/files/a.pdf',
  ])('another scheme: %j', (address) => {
    expect(parse(address)).toBeNull()
  })

  it.each([
    '/files/../site.db',
    '/files/..',
    '/files/.',
    '/files/%2e%2e/site.db',
    '/files/%2E%2e%2fsite.db',
    '/files/..%2fsite.db',
    '/files/..%5csite.db',
    '/files/..\\site.db',
    '/files/%5c..%5cx.pdf',
    '/files/.env',
    '/files/%2eenv',
    '/files/a%00.pdf',
    '/files/a%0a.pdf',
    '/files/%zz.pdf',
    '/files/%ff.pdf',
    '/media/../files/%2e%2e/x',
  ])('a way out of the folder: %j', (address) => {
    expect(parse(address)).toBeNull()
  })

  it.each([
    'https://cdn.example:8443/files/a.pdf',
    'https://cdn.example:8443/site-bucket-2/files/a.pdf',
    'https://cdn.example:8443/site-bucket/../files/a.pdf',
    'https://cdn.example:8443/site-bucket/other/a.pdf',
    'http://cdn.example:8443/site-bucket/files/a.pdf',
    'https://cdn.example/site-bucket/files/a.pdf',
    'https://user@cdn.example:8443/site-bucket/files/a.pdf',
  ])('another place of the storage host: %j', (address) => {
    expect(parseFileAddress(address, withStorage)).toBeNull()
  })

  it('a request without a proper host', () => {
    for (const host of ['', 'a b', '/', '@']) {
      expect(parseFileAddress('https://evil.example/files/a.pdf', { hosts: [host], storage: '' })).toBeNull()
    }
  })
})

it('a name never leads out of its folder, whatever comes in', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    'files',
    'media',
    'a.pdf',
    ':',
    '@',
    '//',
    'evil.example',
    '\t',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (parts) => {
      const file = parse(parts.join(''))
      if (!file) return
      expect(['files', 'media']).toContain(file.folder)
      expect(file.filename).not.toMatch(/[/\\]|^\.|^$/)
    }),
  )
})
