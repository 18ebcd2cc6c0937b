import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { placeOf } from '@/admin/preview/click-to-edit/field-place'
import { lineAt } from '@/admin/preview/typing/refusal'
import { Products } from '../../../collections/products'

// What the admin gets of a field has the same shape, as far as it is looked at.
const products = Products.fields as unknown as ClientField[]
const described = (path: string) => ({
  document: { slug: 'products', id: '153' },
  place: placeOf(products, path),
  kind: '产品',
  field: '',
})

describe('what is typed in place, by its field', () => {
  it.each([
    ['title', true],
    ['mainParameters.1.value', true],
    ['keyFigures.0.unit', true],
    ['summary', 'several-lines'],
    ['description#2', 'several-lines'],
    ['cover', 'several-lines'],
    ['gallery.1', 'several-lines'],
    ['editedBy', 'read-only'],
    ['nothing', 'no-field'],
  ] as const)('%s: %s', (path, expected) => {
    const line = lineAt(described(path), true, true)
    expect(typeof line === 'string' ? line : true).toBe(expected)
  })

  it('is nothing of another document, and nothing that this editor may not change', () => {
    expect(lineAt(described('title'), false, true)).toBe('other-document')
    expect(lineAt(described('title'), true, false)).toBe('read-only')
  })

  it('knows the rules of its field', () => {
    expect(lineAt(described('title'), true, true)).toMatchObject({ path: 'title', line: { isRequired: true } })
  })
})
