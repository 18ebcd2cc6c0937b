import { expect, test } from 'vitest'
import { withPlainStylesheets } from '../parity/hints'

const found = (...links: string[]) => withPlainStylesheets(`<head>${links.join('')}<meta name="x"/></head>`)

test('a stylesheet that React found earlier or later is the same, one in another place or another one is not', () => {
  const early = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>'
  const late = '<link href="/_next/a.css" rel="stylesheet" data-precedence="dynamic"/>'
  const other = '<link rel="stylesheet" href="/_next/b.css" data-precedence="next"/>'
  expect(found(late, other)).toBe(found(early, other))
  expect(found(other, late)).not.toBe(found(early, other))
  expect(found(early)).not.toBe(found(other))
  expect(found(late.replace('rel', 'media="print" rel'))).not.toBe(found(early))
})

test('what is no stylesheet of React stays as it is', () => {
  const links = ['<link rel="canonical" href="https://example.com/"/>', '<link href="/own.css" rel="stylesheet"/>']
  for (const link of links) expect(withPlainStylesheets(link)).toBe(link)
})
