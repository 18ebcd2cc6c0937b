import { createElement, isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImportReportView } from '@/admin/spreadsheet/import-report'
import { ServiceAside } from '@/components/form-page/service-aside'
import { NumberedPoints } from '@/components/numbered-points/numbered-points'
import { Paragraphs } from '@/components/symbols/paragraphs'
import type { Banner as BannerData, SiteInformation } from '@/contract/site'
import type { Story } from '@/contract/stories'
import { FooterDocuments } from '@/shell/footer/footer-documents'
import { FooterLegal } from '@/shell/footer/footer-legal'
import { LanguageMenu } from '@/shell/header/language-menu'
import { Business } from '@/views/about/business'
import { Certifications } from '@/views/about/certifications'
import { Strengths } from '@/views/about/strengths'
import { Advantages } from '@/views/customer-centre/advantages'
import { Entries } from '@/views/customer-centre/entries'
import { Gallery } from '@/views/goods-info/gallery'
import { ParameterTable } from '@/views/goods-info/parameter-table'
import { Banner } from '@/views/goods-list/banner'
import { Honours } from '@/views/group/honours'
import { Statistics } from '@/views/group/statistics'
import { BannerSlide } from '@/views/home/banner/banner-slide'
import { Featured } from '@/views/home/featured/featured'
import { Messages } from '@/views/recruiting/messages'
import { Values } from '@/views/recruiting/values'
import { Needs } from '@/views/story-info/needs'
import { Outcome } from '@/views/story-info/outcome'
import { Overview } from '@/views/story-info/overview'

// Rendered on a server, React does not warn of two children with one key: they are looked for where elements are made.
const doubles = vi.hoisted(() => new Set<string>())
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV: (...given: unknown[]) => unknown }>()
  const jsxDEV = (...given: unknown[]) => {
    look(Reflect.get(Object(given[1]), 'children'))
    return runtime.jsxDEV(...given)
  }
  return { ...runtime, jsxDEV }
})
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

/** Each array has keys of its own. */
function look(children: unknown): void {
  if (!Array.isArray(children)) return
  const keys = children.flatMap((child) => (isValidElement(child) && child.key !== null ? [child.key] : []))
  for (const key of keys) if (keys.indexOf(key) !== keys.lastIndexOf(key)) doubles.add(key)
  for (const child of children) look(child)
}

beforeEach(() => doubles.clear())

const twice = <T>(one: T): [T, T] => [one, one]
const picture = { src: '/media/a.webp', width: 40, height: 30, alt: '', sources: [] }
const figure = { value: '12', unit: '台', label: '产能' }
const point = { title: '标题', content: '内容' }
const milestone = { year: 2026, title: '高新技术企业', issuer: '', image: null }
const link = { label: '社会责任报告', url: 'https://www.example.com/' }
const banner: BannerData = {
  ...{ image: null, tone: 'dark', kicker: '', description: '', url: '', linkLabel: '', opensVideo: false },
  headline: twice('更可靠'),
}
const showcase = { title: '创新', content: '', image: null }
/** Only what is read of them. */
const story = (part: Partial<Story>) => ({ figures: twice(figure), outcomeContent: '', overview: '', ...part }) as Story
const site = { bottomLinkInfo: '', copyright: '', registrationLinks: twice(link) } as unknown as SiteInformation
const remark = { sheet: '产品', row: 3, column: '型号', reason: '重复' }

const views: Record<string, ReactElement> = {
  paragraphs: createElement(Paragraphs, { text: '一样的一行\n一样的一行' }),
  'numbered points': createElement(NumberedPoints, { points: twice(point) }),
  'steps beside a form': createElement(ServiceAside, {
    ...{ hotline: '', hours: '', code: { title: '', caption: '', picture: null } },
    steps: twice('我们会致电'),
  }),
  'documents of the footer': createElement(FooterDocuments, { documents: twice(link) }),
  'registrations of the footer': createElement(FooterLegal, { site }),
  'regional sites': createElement(LanguageMenu, { sites: twice(link), isOpen: true, toggle: () => undefined }),
  'the business': createElement(Business, {
    map: {
      title: '全球',
      line: '',
      markers: twice({ name: '上海', longitude: 121, latitude: 31, description: '总部' }),
      tiles: twice(figure),
    },
  }),
  certifications: createElement(Certifications, { certifications: { title: '认证', badges: twice({ name: 'CCC', image: null }) } }),
  strengths: createElement(Strengths, {
    innovation: { ...showcase, figures: twice(figure) },
    manufacturing: { ...showcase, figures: [] },
    quality: { ...showcase, milestones: twice(milestone), awards: twice(milestone) },
  }),
  'advantages of the service': createElement(Advantages, { advantagesTitle: '优势', advantagesLine: '', advantages: twice(point) }),
  'entries of the service': createElement(Entries, { entries: twice({ label: '报修', line: '', icon: 'headset', url: '/SelfService' }) }),
  'pictures of a product': createElement(Gallery, { pictures: twice(picture), title: 'HM3-250', hasArrows: true, model: undefined }),
  parameters: createElement(ParameterTable, {
    caption: '技术参数',
    groups: [{ name: '电气', rows: twice({ name: '额定电流', value: '250', unit: 'A', facts: [] }) }],
  }),
  'banners of the list': createElement(Banner, { header: null, banners: twice(banner), hasHeading: true }),
  'a banner of the home page': createElement(BannerSlide, { banner, isFirst: true, hasVideo: false }),
  'featured products': createElement(Featured, {
    tiles: twice({ productId: '153', kicker: '', headline: 'HM3', line: '', isNew: false, cover: null, figures: twice(figure) }),
  }),
  honours: createElement(Honours, { honours: [...twice(milestone), ...twice({ ...milestone, image: picture })] }),
  statistics: createElement(Statistics, { statistics: twice(figure) }),
  'messages of the staff': createElement(Messages, {
    ...{ slidesPerView: 2, gap: 8 },
    messages: twice({ name: '王工', position: '', cover: null, message: '好' }),
  }),
  values: createElement(Values, { values: twice({ name: '务实', description: '' }) }),
  'needs of a story': createElement(Needs, { story: story({ requirementContent: '可靠\n可靠', requirementImage: null }) }),
  'facts of a story': createElement(Overview, { story: story({ customerName: '', projectAddress: '', projectTime: '' }) }),
  'the outcome of a story': createElement(Outcome, {
    story: story({ figures: [figure, ...twice(figure)], outcomeContent: '好', outcomeImage: null }),
  }),
  'remarks about a file': createElement(ImportReportView, {
    unit: '个产品',
    hasDrafts: true,
    report: {
      ...{ outcome: 'faulty', changes: [], notes: [], problems: twice(remark), fingerprint: '' },
      counts: { rows: 2, created: 0, changed: 0, unchanged: 0, problems: 2 },
    },
  }),
}

describe('what editors have written twice is shown twice, each with a key of its own', () => {
  it.each(Object.entries(views))('%s', (_, element) => {
    expect(renderToStaticMarkup(element)).not.toBe('')
    expect([...doubles]).toEqual([])
  })

  it('and doubles are noticed', async () => {
    // Its types are those of a compiler's.
    const { jsxDEV } = await import('react/jsx-dev-runtime')
    Reflect.apply(jsxDEV, undefined, ['ul', { children: [createElement('li', { key: 'a' }), createElement('li', { key: 'a' })] }])
    expect([...doubles]).toEqual(['a'])
  })
})
