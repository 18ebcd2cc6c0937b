import { describe, expect, it } from 'vitest'
import { unsentFields } from '@/admin/editing/unsent-fields'

const field = (value: unknown) => ({ value, initialValue: value })
const text = (words: string) => ({ root: { children: [{ text: words, version: 1 }], version: 1 } })

describe('what no answer of the server can know', () => {
  const based = { title: '旧名称', summary: '旧简介', body: text('旧正文'), seo: { title: '旧标题' } }
  const sent = { ...based, title: '已发送的名称' }

  it('is marked in each field, not only in the one that was typed last', () => {
    const values = { ...sent, summary: '新简介', body: text('新正文'), seo: { title: '新标题' } }
    const fields = {
      title: field('已发送的名称'),
      summary: field('新简介'),
      body: field(text('新正文')),
      'seo.title': { ...field('新标题'), isModified: true },
    }
    expect(unsentFields(fields, values, [sent, based])).toEqual({
      summary: { ...field('新简介'), isModified: true },
      body: { ...field(text('新正文')), isModified: true },
    })
  })

  it('is not what was sent, nor what came from the server', () => {
    const fields = { title: field('已发送的名称'), summary: field('旧简介') }
    expect(unsentFields(fields, { title: '已发送的名称', summary: '旧简介' }, [sent, based])).toBeNull()
    expect(unsentFields({ title: field('旧名称') }, { title: '旧名称' }, [sent, based])).toBeNull()
  })

  it('is found in rows, wherever they have moved to; a row itself has nothing to type', () => {
    const rows = [
      { id: 'a', value: '一' },
      { id: 'b', value: '二' },
    ]
    const values = { parameters: [{ id: 'c', value: '新的一行' }, ...rows] }
    const fields = {
      parameters: { value: 3, rows: [{ id: 'c' }, { id: 'a' }, { id: 'b' }] },
      'parameters.0.value': field('新的一行'),
      'parameters.1.value': field('一'),
      'parameters.2.value': field('二'),
    }
    const marked = unsentFields(fields, values, [{ parameters: rows }, { parameters: rows }])
    expect(Object.keys(marked ?? {})).toEqual(['parameters.0.value', 'parameters.1.value', 'parameters.2.value'])
  })
})
