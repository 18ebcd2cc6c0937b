import { expect, it } from 'vitest'
import { TermsOfVisitors } from '@/intake/terms-of-visitors'

const asked = (term: string, address = '192.0.2.1', day = '2026-11-25') => ({ day, address, term })

it('a visitor counts once a day for a term', () => {
  const visitors = new TermsOfVisitors()
  expect(visitors.isNew(asked('漏保'))).toBe(true)
  expect(visitors.isNew(asked('漏保'))).toBe(false)
  expect(visitors.isNew(asked('空开'))).toBe(true)
  expect(visitors.isNew(asked('漏保', '192.0.2.2'))).toBe(true)
  expect(visitors.isNew(asked('漏保', '192.0.2.1', '2026-11-26'))).toBe(true)
})

it('an address that makes up terms counts a hundred times, and others go on', () => {
  const visitors = new TermsOfVisitors()
  const made = Array.from({ length: 10_000 }, (_, index) => visitors.isNew(asked(`词 ${index}`)))
  expect(made.filter(Boolean)).toHaveLength(100)
  expect(visitors.isNew(asked('漏保', '192.0.2.2'))).toBe(true)
})

it('nothing of what is remembered says who asked, or what', () => {
  const visitors = new TermsOfVisitors()
  visitors.isNew(asked('漏保'))
  expect(JSON.stringify(visitors)).not.toMatch(/漏保|192/)
})
