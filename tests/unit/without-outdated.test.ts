import { describe, expect, it } from 'vitest'
import { withoutOutdated } from '@/admin/editing/without-outdated'

const field = (value: unknown) => ({ value, initialValue: value, valid: true })
const text = (words: string) => ({ root: { children: [{ text: words, version: 1 }], version: 1 } })
const rest = { valid: true, addedByServer: false }

describe('an answer that was long under way', () => {
  it('says nothing of what was typed since, in each of the fields', () => {
    const asked = { title: field('旧名称'), summary: field('旧简介'), body: field(text('旧正文')), 'seo.title': field('旧标题') }
    const now = { title: field('新名称'), summary: field('新简介'), body: field(text('新正文')), 'seo.title': field('') }
    expect(withoutOutdated(asked, asked, now)).toEqual({ title: rest, summary: rest, body: rest, 'seo.title': rest })
  })

  it('brings what the server says of the others', () => {
    const asked = { title: field('旧名称'), summary: field('旧简介') }
    const answer = { title: field('王强的名称'), summary: field('王强的简介') }
    expect(withoutOutdated(answer, asked, { ...asked, summary: field('李娜的简介') })).toEqual({
      title: { ...field('王强的名称'), addedByServer: false },
      summary: rest,
    })
  })

  it('adds the fields of a new row once: another answer takes nothing of what was typed into them', () => {
    const added = { ...field(undefined), addedByServer: true }
    const answer = { 'parameters.1.value': added, 'parameters.1.unit': added }
    expect(withoutOutdated(answer, {}, {})).toEqual(answer)
    expect(withoutOutdated(answer, {}, { 'parameters.1.value': field('刚写的一行') })).toEqual({
      'parameters.1.value': rest,
      'parameters.1.unit': added,
    })
  })

  it('to a saving says nothing of what another one has sent meanwhile', () => {
    const asked = { 'parameters.1.value': field(undefined) }
    expect(withoutOutdated({ 'parameters.1.value': field(null) }, asked, { 'parameters.1.value': field('已发送的一行') })).toEqual({
      'parameters.1.value': rest,
    })
  })

  it('leaves what was refused since as it was said; what it was asked about with its error, it may say is right', () => {
    const refused = { ...field('hm3250'), valid: false, errorMessage: '请写作 HM3-250。' }
    const asked = { orderCode: field('hm3250'), rows: field(1) }
    const now = { orderCode: refused, rows: { ...field(1), errorPaths: ['rows.0.value'] } }
    expect(withoutOutdated(asked, asked, now)).toMatchObject({
      orderCode: { valid: false, errorMessage: '请写作 HM3-250。' },
      rows: { errorPaths: ['rows.0.value'] },
    })
    expect(withoutOutdated(asked, now, now).orderCode).toEqual({ ...field('hm3250'), addedByServer: false })
  })
})
