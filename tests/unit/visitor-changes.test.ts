import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPart } from '@/admin/publishing/changes/changed-part'
import { formPath, visitorChanges } from '@/admin/publishing/changes/visitor-changes'

const rows = (...ids: string[]) => ids.map((id) => ({ id, name: `参数 ${id}`, value: id }))
const places = (before: object, after: object) =>
  visitorChanges({ ...before }, { ...after }).map(({ path, isOrder }) => `${path.join('.')}${isOrder ? ' moved' : ''}`)

describe('what publishing changes', () => {
  it('is nothing where nothing was typed, whatever machinery writes', () => {
    const document = { title: '标题', summary: null, parameters: rows('a', 'b'), editedBy: '李娜', _status: 'published' }
    expect(places(document, { ...document, summary: '', editedBy: '王强', _status: 'draft' })).toEqual([])
  })

  it('is the smallest thing that differs, in groups and rows', () => {
    const before = { title: '旧', seo: { title: '一', keywords: '二' }, parameters: rows('a', 'b') }
    const after = { title: '新', seo: { title: '一', keywords: '三' }, parameters: [{ id: 'b', name: '参数 b', value: '9' }, ...rows('c')] }
    expect(places(before, after)).toEqual(['title', 'seo.keywords', 'parameters.#a', 'parameters.#b.value', 'parameters.#c'])
    expect(visitorChanges(before, after)[0]).toEqual({ path: ['title'], before: '旧', after: '新', isOrder: false })
  })

  it('is an order, too, also of rows within rows', () => {
    expect(places({ parameters: rows('a', 'b', 'c') }, { parameters: rows('c', 'a', 'b') })).toEqual(['parameters moved'])
    expect(places({ parameters: rows('a', 'b', 'c') }, { parameters: rows('a', 'c') })).toEqual(['parameters.#b'])
    const nested = (...ids: string[]) => ({ groups: [{ id: 'g', parameters: rows(...ids) }] })
    expect(places(nested('a', 'b'), nested('b', 'a'))).toEqual(['groups.#g.parameters moved'])
  })

  it('leads to where the form has it', () => {
    const typed = { parameters: rows('b', 'a') }
    expect(formPath(['parameters', '#a', 'value'], typed)).toBe('parameters.1.value')
    expect(formPath(['parameters', '#gone'], typed)).toBe('parameters')
    expect(formPath(['seo', 'title'], typed)).toBe('seo.title')
  })
})

describe('where two texts differ', () => {
  it('is shown with a little around it', () => {
    expect(changedPart('额定电流 100 A', '额定电流 125 A')).toEqual({ start: '额定电流 1', before: '00', after: '25', end: ' A' })
    const { start, end } = changedPart(`${'前'.repeat(40)}旧${'后'.repeat(40)}`, `${'前'.repeat(40)}新${'后'.repeat(40)}`)
    expect([start, end]).toEqual([`…${'前'.repeat(24)}`, `${'后'.repeat(24)}…`])
  })

  it('takes no character apart', () => {
    expect(changedPart('𠀀', '𠀁')).toEqual({ start: '', before: '𠀀', after: '𠀁', end: '' })
  })

  it('loses nothing of short texts', () => {
    const text = fc.string({ unit: fc.constantFrom('甲', '乙', 'a', '𠀀', '\n'), maxLength: 20 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const part = changedPart(before, after)
        expect(part.start + part.before + part.end).toBe(before)
        expect(part.start + part.after + part.end).toBe(after)
      }),
    )
  })
})
