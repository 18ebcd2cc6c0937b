import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePieces } from '@/components/symbols/line-pieces'

describe('where the lines of a title may break', () => {
  it.each([
    '实质性|议题|调查|问卷',
    '产品|碳足迹|白皮书',
    '在这里|工作',
    'HM3 系列|塑壳|断路器',
    '剩余电流|保护|与绝缘|监测',
    '发布《低压|配电|系统|选择性|白皮书》',
    '城市|轨道交通|牵引|变电所|低压|配电',
    '自动|转换|宽度',
    '新一代|万能式|断路器|选择性|推演',
  ])('%s', (pieces) => {
    expect(linePieces(pieces.replaceAll('|', '')).join('|')).toBe(pieces)
  })

  it('is the same when it is asked again', () => {
    expect(linePieces('低压配电')).toBe(linePieces('低压配电'))
  })

  it('loses nothing', () => {
    const piece = fc.constantFrom('与', '断路器', '恒', 'HM3', ' ', '《', '》', '，', '系列', '0.1', '🔌')
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(linePieces(text).join('')).toBe(text)
      }),
    )
  })
})
