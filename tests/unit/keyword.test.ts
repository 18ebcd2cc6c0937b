import { describe, expect, it } from 'vitest'
import { containsKeyword } from '@/content/keyword'

describe('a text', () => {
  it.each([
    ['HM3 系列塑壳断路器', 'hm3'],
    ['HM3 系列塑壳断路器', '塑壳'],
    ['降耗 100% 的方案', '100%'],
    ['a_b', '_'],
    ['C:\\files', '\\'],
    ['anything', ''],
  ])('%s contains %s', (text, keyword) => expect(containsKeyword(text, keyword)).toBe(true))

  it.each([
    ['HM3 系列塑壳断路器', 'HM4'],
    ['aXb', '_'],
    ['ab', '%'],
    ['ab', 'a.b'],
    ['ab', '\0'],
  ])('%s does not contain %s', (text, keyword) => expect(containsKeyword(text, keyword)).toBe(false))
})
