import type { SanitizedCollectionConfig } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fillBlanks, withoutUntitled } from '@/content/drafts'
import type { Banner as BannerData } from '@/contract/site'
import { Banner } from '@/views/goods-list/banner'
import { BannerSlide } from '@/views/home/banner/banner-slide'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

/** A banner whose words are in its picture has no headline: what the picture shows is said by its alternative text. */
const banner: BannerData = {
  image: { src: '/media/a.webp', width: 1920, height: 800, alt: '新一代断路器上市', sources: [] },
  ...{ tone: 'dark', kicker: '', headline: [], description: '', url: '/News', linkLabel: '', opensVideo: false },
}

const home = (changed: Partial<BannerData>, hasVideo = true) =>
  renderToStaticMarkup(createElement(BannerSlide, { banner: { ...banner, ...changed }, isFirst: true, hasVideo }))

const list = (changed: Partial<BannerData>) =>
  renderToStaticMarkup(createElement(Banner, { header: null, banners: [{ ...banner, ...changed }, banner], hasHeading: false }))

describe('a banner without words', () => {
  it('is one link on the home page, named by what the picture shows', () => {
    expect(home({})).toMatch(/<a [^>]*href="\/News"[^>]*>.*<img [^>]*alt="新一代断路器上市".*<\/a>/)
    expect(home({})).not.toMatch(/<h2|<button|了解更多/)
  })

  it('keeps a button with its own words, and the one that opens the film', () => {
    expect(home({ linkLabel: '看详情' })).toMatch(/alt="新一代断路器上市".*<a [^>]*href="\/News"[^>]*>看详情/)
    expect(home({ opensVideo: true })).toMatch(/alt="新一代断路器上市".*观看影片/)
    expect(home({ opensVideo: true })).not.toContain('<a ')
    expect(home({ url: '' })).not.toContain('<a ')
  })

  it('is called by what its picture shows in the list of products, and heard once', () => {
    expect(list({})).toContain('第 1 张，共 2 张：新一代断路器上市')
    expect(list({})).toMatch(/<a [^>]*aria-label="新一代断路器上市"[^>]*href="\/News"/)
    expect(list({ url: '' })).toMatch(/<img [^>]*alt="新一代断路器上市"/)
    expect(list({})).not.toMatch(/<img [^>]*alt="新一代断路器上市"/)
  })

  it('that has a line or a kicker shows these as any other does, without an empty heading', () => {
    for (const shown of [home({ kicker: '新品' }), list({ description: '更可靠' })]) expect(shown).not.toMatch(/<h2|<p[^>]*><\/p>/)
    expect(home({ description: '更可靠' })).toMatch(/更可靠.*了解更多/)
  })
})

describe('a draft that may do without a title', () => {
  const config = (required: boolean) => {
    const fields = [
      { name: 'headline', type: 'textarea', required },
      { name: 'image', type: 'upload', required: true },
    ]
    return { admin: { useAsTitle: 'headline' }, flattenedFields: fields } as unknown as SanitizedCollectionConfig
  }

  it('is named by its picture, and said to lack a title only while it has neither', () => {
    expect(fillBlanks(config(false), { image: 3 })).toEqual({ image: 3, headline: '' })
    expect(fillBlanks(config(false), {})).toMatchObject({ headline: '（标题未填写）' })
    expect(fillBlanks(config(true), { image: 3 })).toMatchObject({ headline: '（标题未填写）' })
  })

  it('is in the lists of previews as soon as it has a picture', () => {
    expect(withoutUntitled(config(false), null)).toEqual({ or: [{ headline: { exists: true } }, { image: { exists: true } }] })
    expect(withoutUntitled(config(true), '7')).toEqual({ or: [{ headline: { exists: true } }, { id: { equals: '7' } }] })
  })
})
