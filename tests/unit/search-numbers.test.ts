import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { withNumbers } from '../../collections/hooks/search-numbers'

const numbers = new Set(['articleId'])

describe('the search of a list', () => {
  it('asks for the very number when one was typed', () => {
    const where: Where = { or: [{ title: { like: '301' } }, { articleId: { like: ' 301 ' } }] }
    expect(withNumbers(where, numbers)).toEqual({ or: [{ title: { like: '301' } }, { articleId: { equals: 301 } }] })
  })

  it('asks a number field for nothing when words were typed', () => {
    const where: Where = { and: [{ _status: { equals: 'draft' } }, { or: [{ articleId: { like: '断路器' } }] }] }
    expect(withNumbers(where, numbers)).toEqual({ and: [{ _status: { equals: 'draft' } }, { or: [{ articleId: { equals: -1 } }] }] })
  })

  it('leaves other conditions as they are', () => {
    const where: Where = { articleId: { in: [1, 2] }, title: { like: '7' } }
    expect(withNumbers(where, numbers)).toEqual(where)
  })
})
