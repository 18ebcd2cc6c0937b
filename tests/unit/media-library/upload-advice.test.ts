import { describe, expect, it } from 'vitest'
import { adviceFor, adviceForMany } from '@/admin/media/upload-advice'

const MIB = 1024 * 1024
const file = (size: number, type = 'image/png') => adviceFor({ name: '展会.png', size, type })

describe('what an editor hears of a file before it is sent', () => {
  it('is its size, and no more, up to 20 MB', () => {
    expect(file(20 * MIB)).toEqual({ kind: 'fine', sentence: '展会.png（20MB）' })
  })

  it('is what a larger one costs: an editor of a picture, a visitor of a video', () => {
    expect(file(20 * MIB + 1)).toMatchObject({ kind: 'large', sentence: expect.stringContaining('几分钟') })
    expect(file(50 * MIB, 'video/mp4')).toMatchObject({ kind: 'large', sentence: expect.stringContaining('手机') })
  })

  it('is that it can not be taken at all', () => {
    expect(file(50 * MIB + 1)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('无法上传') })
  })

  it('of a document is what its visitors wait for', () => {
    expect(file(30 * MIB, 'application/pdf')).toMatchObject({ kind: 'large', sentence: expect.stringContaining('手机') })
    expect(file(51 * MIB, 'application/pdf')).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('压缩文件') })
  })

  it('of many at once is which of them are large, by their names', () => {
    const sized = (name: string, size: number) => ({ name, size, type: 'image/png' })
    expect(adviceForMany([sized('小.png', MIB), sized('中.png', 20 * MIB)])).toBeNull()
    expect(adviceForMany([sized('小.png', MIB), sized('大.png', 21 * MIB), sized('巨.png', 60 * MIB)])).toBe(
      '超过 50MB，无法上传：巨.png（60MB）。超过 20MB，上传要等几分钟：大.png（21MB）。建议先移除，缩小后再上传。',
    )
  })
})
