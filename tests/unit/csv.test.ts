import { describe, expect, it } from 'vitest'
import { csvRow } from '@/lib/csv'

describe('a row of a CSV file', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', 'say "x"', '两\n行'], '"a,b","say ""x""","两\n行"\r\n'],
    [['=1+1', '+86', '-1', '@x', '\tx'], "'=1+1,'+86,'-1,'@x,'\tx\r\n"],
    [['@SUM(1+1)*cmd', '＝1+1', '＋1', '－1', '＠x'], "'@SUM(1+1)*cmd,'＝1+1,'＋1,'－1,'＠x\r\n"],
    [['\r=1+1', '\n=1+1', ' =1+1', '\u00a0\u3000@x', '\ufeff=1'], `"'\r=1+1","'\n=1+1",' =1+1,'\u00a0\u3000@x,'\ufeff=1\r\n`],
    [['', '13912345678'], ',13912345678\r\n'],
  ])('%j', (cells, row) => {
    expect(csvRow(cells)).toBe(row)
  })
})
