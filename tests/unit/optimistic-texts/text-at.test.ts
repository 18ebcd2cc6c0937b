import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { textAt } from '@/admin/preview/optimistic/text-at'

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ type: 'text', text })) })

const form = (...paragraphs: object[]): FormState => ({
  title: { value: ' 断路器 ' },
  summary: { value: '第一行\n第二行' },
  cover: { value: 12 },
  parameters: { rows: [{ id: 'a' }, { id: 'b' }] },
  'parameters.1.value': { value: '250' },
  content: { value: { root: { children: paragraphs } } },
})

describe('a text that pages may show as it is', () => {
  it('is what a field has, without the spaces around it', () => {
    expect(textAt(form(), 'title')?.text).toBe('断路器')
    expect(textAt(form(), 'parameters.1.value')?.text).toBe('250')
  })

  it('is a paragraph of one piece', () => {
    const fields = form(paragraph('一'), paragraph('二'), paragraph('粗', '细'))
    expect(textAt(fields, 'content#1')?.text).toBe('二')
    expect(textAt(fields, 'content#2')).toBeNull()
    expect(textAt(fields, 'content#9')).toBeNull()
  })

  it('is nothing of several lines, no picture, and nothing that isn’t there', () => {
    expect(['summary', 'cover', 'none', 'parameters.7.value'].map((path) => textAt(form(), path))).toEqual([null, null, null, null])
  })

  it('is another one once a row or paragraph was put in before it', () => {
    const before = form(paragraph('一'), paragraph('二'))
    const after = {
      ...form(paragraph(''), paragraph('一'), paragraph('二')),
      parameters: { rows: [{ id: 'c' }, { id: 'a' }, { id: 'b' }] },
    }
    for (const path of ['parameters.1.value', 'content#1']) expect(textAt(after, path)?.within).not.toBe(textAt(before, path)?.within)
    expect(textAt(before, 'title')?.within).toBe(textAt(after, 'title')?.within)
  })
})
