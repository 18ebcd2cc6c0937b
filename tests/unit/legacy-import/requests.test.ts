import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTakeOver } from '../../../src/legacy-import/requests/plan'

/** A table of requests of the legacy system, as it was exported. */
const RETENTION = { repair: 36, feedback: 24 }
const NOW = new Date('2026-11-25T00:00:00Z')

const HEADING = 'id,template_id,customer_name,tel,content,question_type,personal_field,status,gmt_create,gmt_modified'
const REPAIR =
  '1,Repair,王芳,13800138000,合不上闸,,purchaseType=HM1-125&provincesAndCities=江苏省/南京市,2,2026-01-02 10:00:00,2026-01-05 09:00:00'
const FEEDBACK = '2,Feedback,李强,13900139000,页面打不开,Pagestuck,,0,2026/2/3 8:05,'

const plan = (lines: readonly string[], kind: 'repair' | 'feedback' | null = null) => {
  const found = planTakeOver(Buffer.from(lines.join('\r\n')), kind, RETENTION, NOW)
  if ('problem' in found) throw new Error(found.problem)
  return found
}

describe('a table of requests', () => {
  it('becomes requests, word for word, with their times and how far they have come', () => {
    const { taken, left, unknownColumns } = plan([HEADING, REPAIR, FEEDBACK])
    expect(left).toEqual([])
    expect(unknownColumns).toEqual(['id'])
    expect(taken.map(({ request }) => request)).toMatchObject([
      {
        kind: 'repair',
        status: '2',
        customerName: '王芳',
        goodsType: 'HM1-125',
        provincesAndCities: '江苏省/南京市',
        createdAt: '2026-01-02T02:00:00.000Z',
        completedAt: '2026-01-05T01:00:00.000Z',
        questionType: null,
      },
      { kind: 'feedback', status: '0', questionType: 'Pagestuck', createdAt: '2026-02-03T00:05:00.000Z', completedAt: null },
    ])
  })

  it.each([
    ['personal_field', 2001],
    ['msg_channel', 101],
    ['channel_name', 101],
  ])('with more in %s than the inbox takes is named, and stops no other', (column, length) => {
    const heading = 'template_id,customer_name,tel,content,question_type,gmt_create'
    const row = 'Feedback,李强,13900139000,页面打不开,Pagestuck,2026-02-03 08:05:00'
    const { taken, left } = plan([`${heading},${column}`, `${row},${'长'.repeat(length)}`, `${row},`])
    expect([left, taken.length]).toEqual([[{ line: 2, reason: expect.stringMatching(/超过 \d+ 个字$/) }], 1])
  })

  it('of an office, in GBK, with its own headings and labels', () => {
    // 姓名,手机号,描述,意见类型,提交时间,状态 / 李强,13900139000,好,投诉,2026-02-03,已完成
    const gbk =
      'd0d5c3fb2ccad6bbfabac52cc3e8caf62cd2e2bcfbc0e0d0cd2ccce1bdbbcab1bce42cd7b4ccac0d0a' +
      'c0eec7bf2c31333930303133393030302cbac32ccdb6cbdf2c323032362d30322d30332cd2d1cdeab3c90d0a'
    const found = planTakeOver(Buffer.from(gbk, 'hex'), 'feedback', RETENTION, NOW)
    expect(found).toMatchObject({
      left: [],
      taken: [{ line: 2, request: { customerName: '李强', questionType: 'Complaint', status: '2' } }],
    })
  })

  it('names rows that are wrong, by their line and why, and says nothing of whom they are about', () => {
    const { left, taken } = plan([
      HEADING,
      REPAIR.replace('13800138000', '025-123456'),
      '',
      REPAIR,
      REPAIR.replace('1,Repair', '9,Repair'),
      FEEDBACK.replace('Pagestuck', '别的'),
      FEEDBACK.replace('2026/2/3 8:05', '不详'),
      FEEDBACK.replace(',0,', ',9,'),
      FEEDBACK.replace('Feedback', 'Order'),
      FEEDBACK.replace('Feedback', ''),
    ])
    expect(taken.map(({ line }) => line)).toEqual([4])
    expect(left).toEqual([
      { line: 2, reason: '请输入正确的11位手机号' },
      { line: 5, reason: '与第 4 行重复' },
      { line: 6, reason: '请选择意见类型' },
      { line: 7, reason: '提交时间无法识别' },
      { line: 8, reason: '状态无法识别，应为 0、1、2 或待处理、处理中、已完成' },
      { line: 9, reason: '类别既不是报修也不是意见反馈' },
      { line: 10, reason: '没有写明是报修还是意见反馈' },
    ])
  })

  it('brings nothing that this site would have to forget at once; open requests stay, however old', () => {
    const old = REPAIR.replaceAll('2026-01-0', '2023-01-0')
    const { left, taken } = plan([HEADING, old, old.replace(',2,', ',1,').replace('王芳', '王方')])
    expect(left).toEqual([{ line: 2, reason: '已完成超过 36 个月，按保存期限不再保存' }])
    expect(taken).toMatchObject([{ request: { status: '1', completedAt: null } }])
  })

  it('without a column that is needed is refused as a whole', () => {
    expect(planTakeOver(Buffer.from('姓名,描述\r\n王芳,好\r\n'), null, RETENTION, NOW)).toEqual({
      problem: '表格缺少列：手机号、提交时间。第一行应为列名。',
    })
  })

  it('of any cells takes each row over, or names it', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `"${text.replaceAll('"', '""')}x"`)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 10, maxLength: 10 }), { maxLength: 8 }), (rows) => {
        const { taken, left } = plan([HEADING, ...rows.map((cells) => cells.join(','))])
        expect(taken.length + left.length).toBe(rows.length)
      }),
    )
  })
})
