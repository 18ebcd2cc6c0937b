import { describe, expect, it } from 'vitest'
import { isBatch, isFull, isSelected, noSelection, toggleDocument, totalSizeText } from '../../src/components/document-list/selection'
import type { DocumentFile } from '../../src/contract/documents'

const document = (id: number, size = 1024): DocumentFile => ({
  id,
  name: `样本 ${id}`,
  url: `/files/${id}.pdf`,
  ext: 'pdf',
  size,
  sizeText: '1KB',
  kind: '产品样本',
  note: '',
  categoryId: 81,
  isViewable: true,
})

const [first, second, third] = [document(1), document(2), document(3)]

describe('the ticked documents', () => {
  it('keep the order of ticking', () => {
    const selection = [third, first, second].reduce(toggleDocument, noSelection)
    expect(selection.map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('lose only the document that is ticked again, wherever it stands', () => {
    const all = [first, second, third]
    expect(toggleDocument(all, second).map(({ id }) => id)).toEqual([1, 3])
    expect(toggleDocument(all, first).map(({ id }) => id)).toEqual([2, 3])
    expect(toggleDocument(all, third).map(({ id }) => id)).toEqual([1, 2])
  })

  it('are recognised by id, not by object', () => {
    expect(isSelected([first], { ...first })).toBe(true)
    expect(toggleDocument([first], { ...first })).toEqual([])
    expect(isSelected([first], second)).toBe(false)
  })

  it('are not changed in place', () => {
    const selection = Object.freeze([first])
    expect(toggleDocument(selection, second)).toHaveLength(2)
    expect(selection).toEqual([first])
  })

  it('make a batch from two on', () => {
    expect(isBatch(noSelection)).toBe(false)
    expect(isBatch([first])).toBe(false)
    expect(isBatch([first, second])).toBe(true)
  })

  it('say how large they are together', () => {
    expect(totalSizeText(noSelection)).toBe('0B')
    expect(totalSizeText([document(1, 8_829_010), document(2, 1_950_351), document(3, 3_250_586)])).toBe('13.38MB')
  })

  it('are full with as many as the server packs into one zip', () => {
    const documents = Array.from({ length: 100 }, (_, index) => document(index))
    expect(isFull(documents)).toBe(true)
    expect(isFull(documents.slice(1))).toBe(false)
  })
})
