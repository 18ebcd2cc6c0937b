import { describe, expect, it } from 'vitest'
import { columnText, toastText } from '../../src/admin/untranslated/texts'
import { versionState } from '../../src/admin/versions/version-state'
import { posterStem, videoStem } from '../../src/domain/poster-names'

describe('what the admin says for a moment', () => {
  it.each([
    ['Successfully saved 2 files', '已保存 2 个文件。'],
    ['Failed to save 1 files', '有 1 个文件没有保存。请看标红的文件，补全后再保存。'],
    ['Fetching user failed: Failed to fetch', '没有连上网站。请检查网络，再试一次。'],
    ['Refreshing permissions failed: x', '没有连上网站。请检查网络，再试一次。'],
    ['已保存 2 个文件。', null],
  ])('%s', (english, chinese) => {
    expect(toastText(english)).toBe(chinese)
  })
})

describe('a column of a list', () => {
  it.each([
    ['MIME Type', '文件类型'],
    ['seo > 页面标题', '搜索引擎与分享 > 页面标题'],
    ['标题', null],
  ])('%s', (english, chinese) => {
    expect(columnText(english)).toBe(chinese)
  })
})

describe('the state of a version', () => {
  it.each([
    ['当前已发布', { isPublished: true, isNewest: false, isPublicNow: true }],
    ['曾经发布', { isPublished: true, isNewest: true, isPublicNow: false }],
    ['最新草稿', { isPublished: false, isNewest: true, isPublicNow: false }],
    ['草稿', { isPublished: false, isNewest: false, isPublicNow: false }],
  ])('%s', (state, facts) => {
    expect(versionState(facts)).toBe(state)
  })
})

describe('the poster of a video', () => {
  it.each([
    ['tour.v2-poster.png', 'tour.v2.mp4'],
    ['tour-poster-2.webp', 'tour.mp4'],
    ['tour-poster.webp', 'tour.3.webm'],
    ['tour.3-poster.webp', 'tour.4.mp4'],
  ])('is known by its name: %s, %s', (poster, video) => {
    expect(posterStem(poster)).toBe(videoStem(video))
  })

  it('is no other picture', () => {
    expect([posterStem('poster.png'), posterStem('tour.png'), videoStem('tour.png')]).toEqual([null, null, null])
    expect(posterStem('tour-poster.png')).not.toBe(videoStem('tour-2.mp4'))
  })
})
