import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFilename } from '@/lib/safe-filename'

describe('the name of an uploaded file', () => {
  it.each([
    ['手册.pdf', '手册.pdf'],
    ['产品手册 2026 (终版).PDF', '产品手册-2026-(终版).pdf'],
    ['a-b_c.v2.dxf', 'a-b_c.v2.dxf'],
    ['..\\..\\site.db', 'site.db'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fakepath\\a.pdf', 'a.pdf'],
    ['a／b＼..／c.pdf', 'c.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['...pdf', 'file-1.pdf'],
    ['con.pdf', 'file-con.pdf'],
    ['LPT1.tar.zip', 'file-LPT1.tar.zip'],
    ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\u200b\ufeffb\u0000c\u0007.pdf', 'abc.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img-src-x-onerror-alert(1).pdf'],
    ['a.pdf ', 'a.pdf'],
    ['a%2e%2e%2fb.pdf', 'a-2e-2e-2fb.pdf'],
    ['', 'file-1'],
    ['products-ats-63-4p--front.webp', 'products-ats-63-4p--front.webp'],
    ['.pdf .pdf..', 'pdf.pdf'],
    ['手册 - 2026.pdf', '手册-2026.pdf'],
  ])('%j becomes %j', (given, name) => expect(safeFilename(given)).toBe(name))

  it('is short', () => {
    const name = safeFilename(`${'断'.repeat(300)}.pdf`)
    expect([Buffer.byteLength(name) < 130, name.endsWith('断.pdf')]).toEqual([true, true])
  })

  it('never leads out of a folder, is never hidden, and stays as it is when it comes again', () => {
    const parts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '/', '\\', '.', '／', '\u202e', '\u0000', 'con', ' ', '%2f', '.pdf', '.html'),
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (given) => {
        const name = safeFilename(given.join(''))
        expect(path.posix.basename(name)).toBe(name)
        expect(path.win32.basename(name)).toBe(name)
        expect(name).not.toMatch(/^\.|\.$|\p{C}|[<>:"|?*/\\]/u)
        expect(name).not.toBe('')
        expect(Buffer.byteLength(name)).toBeLessThan(140)
        expect(safeFilename(name)).toBe(name)
      }),
    )
  })
})
