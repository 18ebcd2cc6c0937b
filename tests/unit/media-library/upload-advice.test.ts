import { describe, expect, it } from 'vitest'
import { adviceFor } from '@/admin/media/upload-advice'

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
})
