import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensionOf, formatFileSize } from '@/lib/file-sizes'

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB
const UNITS = { B: 1, KB, MB, GB }

/** The bytes that a size text names, and how much half of its last digit is. */
function read(text: string): { bytes: number; tolerance: number } {
  const [, value, unit] = /^(\d+(?:\.\d{1,2})?)(B|KB|MB|GB)$/.exec(text) ?? []
  const factor = UNITS[unit as keyof typeof UNITS]
  return { bytes: Number(value) * factor, tolerance: 0.0051 * factor }
}

const sizes = fc.oneof(
  fc.integer({ min: 0, max: 4 * KB }),
  fc.integer({ min: 0, max: 4 * MB }),
  fc.integer({ min: 0, max: 4 * GB }),
  fc.integer({ min: 0, max: 2 ** 50 }),
)

describe('a file size for readers', () => {
  it.each([
    [0, '0B'],
    [1, '1B'],
    [1023, '1023B'],
    [KB, '1KB'],
    [812 * KB, '812KB'],
    [KB + 512, '1.5KB'],
    [1.25 * MB, '1.25MB'],
    [MB, '1MB'],
    [GB, '1GB'],
    [2048 * GB, '2048GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('takes the next unit when rounding reaches it: never 1024KB', () => {
    expect(formatFileSize(MB - 1)).toBe('1MB')
    expect(formatFileSize(GB - 1)).toBe('1GB')
  })

  it('never has more than two decimals, and is never 1024 of a unit that has a bigger one', () => {
    fc.assert(
      fc.property(sizes, (bytes) => {
        const text = formatFileSize(bytes)
        expect(text).toMatch(/^\d+(\.\d{1,2})?(B|KB|MB|GB)$/)
        if (!text.endsWith('GB')) expect(Number.parseFloat(text)).toBeLessThan(1024)
      }),
    )
  })

  it('is right to the last digit shown', () => {
    fc.assert(
      fc.property(sizes, (bytes) => {
        const said = read(formatFileSize(bytes))
        expect(Math.abs(said.bytes - bytes)).toBeLessThanOrEqual(said.tolerance)
      }),
    )
  })

  it('never says that a bigger file is smaller', () => {
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [small, big] = [Math.min(one, other), Math.max(one, other)]
        expect(read(formatFileSize(small)).bytes).toBeLessThanOrEqual(read(formatFileSize(big)).bytes)
      }),
    )
  })
})

describe('the ending of a file name', () => {
  it.each([
    ['HM3-250.PDF', 'pdf'],
    ['drawing.hm3.dxf', 'dxf'],
    ['样本 2026.Xlsx', 'xlsx'],
    ['README', ''],
    ['.htaccess', ''],
    ['', ''],
  ])('of %j is %j', (name, ending) => {
    expect(extensionOf(name)).toBe(ending)
  })
})
