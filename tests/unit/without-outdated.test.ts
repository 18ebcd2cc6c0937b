import { describe, expect, it } from 'vitest'
import { withoutOutdated } from '@/admin/editing/without-outdated'

const field = (value: unknown) => ({ value, initialValue: value, valid: true })
const text = (words: string) => ({ root: { children: [{ text: words, version: 1 }], version: 1 } })
const rest = { valid: true, addedByServer: false }
const never = () => false

describe('an answer that was long under way', () => {
  it('says nothing of what was typed since, in each of the fields', () => {
    const asked = { title: field('旧名称'), summary: field('旧简介'), body: field(text('旧正文')), 'seo.title': field('旧标题') }
    const now = { title: field('新名称'), summary: field('新简介'), body: field(text('新正文')), 'seo.title': field('') }
    expect(withoutOutdated(asked, { asked, now, hasSentRow: never })).toEqual({ title: rest, summary: rest, body: rest, 'seo.title': rest })
  })

  it('brings what the server says of the others', () => {
    const asked = { title: field('旧名称'), summary: field('旧简介') }
    const answer = { title: field('王强的名称'), summary: field('王强的简介') }
    expect(withoutOutdated(answer, { asked, now: { ...asked, summary: field('李娜的简介') }, hasSentRow: never })).toEqual({
      title: { ...field('王强的名称'), addedByServer: false },
      summary: rest,
    })
  })

  it('adds the fields of a new row once: another answer takes nothing of what was typed into them', () => {
    const added = { ...field(undefined), addedByServer: true }
    const answer = { 'parameters.1.value': added, 'parameters.1.unit': added }
    expect(withoutOutdated(answer, { asked: {}, now: {}, hasSentRow: never })).toEqual(answer)
    expect(withoutOutdated(answer, { asked: {}, now: { 'parameters.1.value': field('刚写的一行') }, hasSentRow: never })).toEqual({
      'parameters.1.value': rest,
      'parameters.1.unit': added,
    })
  })

  it('to a saving says nothing of what another one has sent meanwhile', () => {
    const asked = { 'parameters.1.value': field(undefined) }
    expect(
      withoutOutdated(
        { 'parameters.1.value': field(null) },
        { asked, now: { 'parameters.1.value': field('已发送的一行') }, hasSentRow: never },
      ),
    ).toEqual({
      'parameters.1.value': rest,
    })
  })

  it('leaves what was refused since as it was said; what it was asked about with its error, it may say is right', () => {
    const refused = { ...field('hm3250'), valid: false, errorMessage: '请写作 HM3-250。' }
    const asked = { orderCode: field('hm3250'), rows: field(1) }
    const now = { orderCode: refused, rows: { ...field(1), errorPaths: ['rows.0.value'] } }
    expect(withoutOutdated(asked, { asked, now, hasSentRow: never })).toMatchObject({
      orderCode: { valid: false, errorMessage: '请写作 HM3-250。' },
      rows: { errorPaths: ['rows.0.value'] },
    })
    expect(withoutOutdated(asked, { asked: now, now, hasSentRow: never }).orderCode).toEqual({ ...field('hm3250'), addedByServer: false })
  })

  describe('and is about rows', () => {
    const rows = (...ids: string[]) => ({ ...field(ids.length), rows: ids.map((id) => ({ id })), disableFormData: ids.length > 0 })
    const added = (value: unknown) => ({ ...field(value), addedByServer: true })
    const newRow = (id: string) => ({ id, addedByServer: true })

    it('does not bring back one that was taken away while it was saved, nor what is in it', () => {
      const answer = {
        figures: { ...rows('a', 'b'), rows: [newRow('a'), { id: 'b' }] },
        'figures.0.id': field('a'),
        'figures.0.value': field('125'),
        'figures.1.id': added('b'),
        'figures.1.value': added('400'),
      }
      const now = { figures: rows('b'), 'figures.0.id': field('b'), 'figures.0.value': field('400') }
      const left = withoutOutdated(answer, { asked: now, now, hasSentRow: () => true })
      expect(Object.keys(left)).toEqual(['figures'])
      expect(left.figures?.rows).toEqual([{ id: 'b' }])
    })

    it('neither within another row', () => {
      const answer = { tiles: rows('t'), 'tiles.0.figures': { ...rows('a'), rows: [newRow('a')] }, 'tiles.0.figures.0.value': added('125') }
      const now = { tiles: rows('t'), 'tiles.0.figures': rows() }
      const left = withoutOutdated(answer, { asked: now, now, hasSentRow: () => true })
      // Of an empty list it is saved that it is empty.
      expect(left['tiles.0.figures']).toMatchObject({ rows: [], disableFormData: false })
      expect(Object.keys(left)).toEqual(['tiles', 'tiles.0.figures'])
    })

    it('brings one that the form has never sent: a colleague’s', () => {
      const answer = { figures: { ...rows('a', 'c'), rows: [{ id: 'a' }, newRow('c')] }, 'figures.1.value': added('630') }
      const now = { figures: rows('a') }
      const left = withoutOutdated(answer, { asked: now, now, hasSentRow: (id) => id === 'a' })
      expect(left.figures).toMatchObject({ rows: [{ id: 'a' }, newRow('c')], disableFormData: true })
      expect(left['figures.1.value']).toEqual(added('630'))
    })
  })
})
