import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { blockOfFile } from '@/spreadsheet/block-of-file'
import { writeXlsx } from '@/spreadsheet/write-xlsx'

const HEADINGS = ['分组', '名称', '属性', '数值', '单位']

const read = (bytes: Buffer) => blockOfFile(bytes, HEADINGS)
const csv = (text: string) => read(Buffer.from(text))

describe('a table of a form', () => {
  it('comes back from a file as it went in', async () => {
    const rows = [
      ['额定参数', '额定电流 In', '额定电流', '16、20、250', 'A'],
      ['', '=1+1', '', '0012', '两\n行'],
    ]
    expect(await read(await writeXlsx([{ name: '技术参数', rows: [HEADINGS, ...rows] }]))).toEqual({ rows: [HEADINGS, ...rows], notes: [] })
  })

  it('is found below a title, in whichever sheet, by its headings in any order', async () => {
    const file = await writeXlsx([
      { name: '说明', rows: [['怎样填写'], ['逐行填写']] },
      { name: '表', rows: [['HM3-250 技术参数'], [], [' 数值 ', '页面显示', '名称'], ['16', '16 A', '电流'], [], ['400', '', '电压']] },
    ])
    expect(await read(file)).toEqual({
      rows: [
        ['名称', '数值'],
        ['电流', '16'],
        ['电压', '400'],
      ],
      notes: ['列“页面显示”在这张表里没有或重复，没有导入。'],
    })
  })

  it('is read from what Excel in China saves as CSV', async () => {
    const gbk = Buffer.from('c3fbb3c62ccafdd6b50d0ab5e7c1f72c3130300d0a', 'hex')
    expect((await read(gbk)).rows).toEqual([
      ['名称', '数值'],
      ['电流', '100'],
    ])
  })

  it('says what becomes of merged cells', async () => {
    const cell = (value: string) => ({ value })
    const file = await writeExcelFile([
      ['分组', '名称', '数值'].map(cell),
      [{ value: '电气', rowSpan: 2 }, cell('电流'), cell('100')],
      [null, cell('电压'), cell('400')],
    ]).toBuffer()
    const { rows, notes } = await read(file)
    expect(rows[2]).toEqual(['', '电压', '400'])
    expect(notes).toEqual([expect.stringContaining('合并的单元格')])
  })
})

describe('a file that is no such table is refused with a sentence:', () => {
  it.each([
    ['the old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /旧版 \.xls/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /文件类型不对/],
    ['nothing', Buffer.alloc(0), /文件是空的/],
    ['a broken zip', Buffer.from('PK\u0003\u0004 nothing'), /无法读取该 XLSX 文件/],
  ])('%s', async (_, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence)
  })

  it('a hundred thousand rows', async () => {
    await expect(csv(`名称,数值\n${'电流,100\n'.repeat(100_000)}`)).rejects.toThrow('文件有 100000 行，一张表一次最多导入 1000 行')
  })

  it('other columns, or no rows', async () => {
    await expect(csv('型号,价格\nHM3,100\n')).rejects.toThrow(/没有这张表的列名.*“名称”/)
    await expect(csv('名称,数值\n,\n')).rejects.toThrow(/没有数据行/)
  })
})
