import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uniqueNames } from '@/lib/unique-names'

const names = fc.array(
  fc.oneof(
    fc.constantFrom(
      '手册.pdf',
      '手册(1).pdf',
      '手册(2).pdf',
      '手册',
      '手册.PDF',
      'a/b.pdf',
      'a\\b.pdf',
      '../../etc/passwd',
      'C:x',
      '.env',
      '',
    ),
    fc.string({ unit: 'binary' }),
  ),
)

describe('file names in a zip', () => {
  it('stay as they are when they differ', () => {
    const given = ['HM3-250 安装使用说明书.pdf', 'HM3-250 三维模型.glb']
    expect(uniqueNames(given)).toEqual(given)
  })

  it('are numbered when they are equal', () => {
    expect(uniqueNames(['手册.pdf', '手册.pdf', '手册.pdf'])).toEqual(['手册.pdf', '手册(1).pdf', '手册(2).pdf'])
    expect(uniqueNames(['手册', '手册'])).toEqual(['手册', '手册(1)'])
  })

  it('differ in more than their letter case, for file systems that ignore it', () => {
    expect(uniqueNames(['HM3.pdf', 'hm3.PDF'])).toEqual(['HM3.pdf', 'hm3(1).PDF'])
  })

  it('avoid a number that a given name has already', () => {
    expect(uniqueNames(['a(1).pdf', 'a.pdf', 'a.pdf'])).toEqual(['a(1).pdf', 'a.pdf', 'a(2).pdf'])
  })

  it('leave no folder', () => {
    expect(uniqueNames(['GCK / GGD 样本.pdf', '..\\..\\x.exe'])).toEqual(['GCK _ GGD 样本.pdf', '.._.._x.exe'])
  })

  it('are unique, without separators, and as many as given', () => {
    fc.assert(
      fc.property(names, (given) => {
        const unique = uniqueNames(given)
        expect(unique).toHaveLength(given.length)
        expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(given.length)
        for (const name of unique) expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u)
      }),
    )
  })

  it('keep their ending', () => {
    const named = fc.array(fc.constantFrom('a.pdf', 'b.pdf', 'A.PDF', 'a b.pdf'))
    fc.assert(
      fc.property(named, (given) => {
        for (const name of uniqueNames(given)) expect(name.toLowerCase()).toMatch(/\.pdf$/)
      }),
    )
  })
})
