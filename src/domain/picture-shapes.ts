/** A place of the site that shows pictures, in pixels of the design at its full width (1920, or 750 on a phone). */
export type PictureShape = {
  label: string
  width: number
  height: number
  /** Whether a picture fills the place and is cut, or is shown whole within it. */
  isCut: boolean
  /** Where the site says so; tests/unit/media-library/shapes.test.ts looks there. */
  source: { file: string; says: string }
}

const home = 'src/views/home'
const goodsInfo = 'src/views/goods-info'
const pageBanner = 'src/components/page-banner/page-banner.module.css'

/**
 * The places that show pictures: the media library draws pictures in those that cut, the ones first that most pictures meet; and the check
 * before publishing knows from here how large a picture must be, by what its field says (`picture`, collections/fields/picture.ts).
 */
export const pictureShapes = {
  card: {
    ...{ label: '卡片（案例、新闻）', width: 768, height: 512, isCut: true },
    source: { file: 'src/components/card/card.module.css', says: 'aspect-ratio: var(--card-ratio, 3 / 2);' },
  },
  tallCard: {
    ...{ label: '卡片（方案、培训）', width: 500, height: 375, isCut: true },
    source: { file: 'src/components/solution-card/solution-card.module.css', says: '--card-ratio: 4 / 3;' },
  },
  slide: {
    ...{ label: '横幅（桌面）', width: 1920, height: 880, isCut: true },
    source: { file: `${home}/banner/banner-slide.module.css`, says: 'min-height: 880px;' },
  },
  slideOnPhone: {
    ...{ label: '横幅（手机）', width: 750, height: 660, isCut: true },
    source: { file: `${home}/banner/banner-slide.module.css`, says: 'height: 660px;' },
  },
  pageHeader: {
    ...{ label: '内页横幅（桌面）', width: 1920, height: 480, isCut: true },
    source: { file: pageBanner, says: 'min-height: 480px;' },
  },
  pageHeaderOnPhone: {
    ...{ label: '内页横幅（手机）', width: 750, height: 420, isCut: true },
    source: { file: pageBanner, says: 'min-height: 420px;' },
  },
  storyHead: {
    ...{ label: '案例页头图', width: 1920, height: 720, isCut: true },
    source: { file: 'src/views/story-info/banner.module.css', says: 'min-height: 720px;' },
  },
  storyBackground: {
    ...{ label: '案例页背景图', width: 1920, height: 640, isCut: true },
    source: { file: 'src/views/story-info/needs.module.css', says: 'min-height: 640px;' },
  },
  solutionHead: {
    ...{ label: '方案页头图', width: 750, height: 500, isCut: true },
    source: { file: 'src/views/solution/head.module.css', says: 'aspect-ratio: 3 / 2;' },
  },
  square: {
    ...{ label: '方形（方案分类）', width: 652, height: 652, isCut: true },
    source: { file: 'src/views/solution-category/overview.module.css', says: 'aspect-ratio: 1;' },
  },
  wide: {
    ...{ label: '宽幅（培训正文）', width: 880, height: 495, isCut: true },
    source: { file: 'src/views/training/training.module.css', says: 'aspect-ratio: 16 / 9;' },
  },
  aboutPicture: {
    ...{ label: '关于我们', width: 732, height: 520, isCut: true },
    source: { file: 'src/views/about/showcase.module.css', says: 'aspect-ratio: 732 / 520;' },
  },
  honour: {
    ...{ label: '荣誉', width: 500, height: 375, isCut: true },
    source: { file: 'src/views/group/honours.module.css', says: 'aspect-ratio: 4 / 3;' },
  },
  portrait: {
    ...{ label: '人像（寄语）', width: 480, height: 600, isCut: true },
    source: { file: 'src/views/recruiting/messages.module.css', says: 'aspect-ratio: 4 / 5;' },
  },
  help: {
    ...{ label: '首页选型帮助', width: 816, height: 440, isCut: true },
    source: { file: `${home}/help/help.module.css`, says: 'min-height: 440px;' },
  },
  productCard: {
    ...{ label: '产品卡片', width: 480, height: 480, isCut: false },
    source: { file: 'src/components/product-card/product-card.module.css', says: 'aspect-ratio: 1;' },
  },
  gallery: {
    ...{ label: '产品页图集', width: 764, height: 680, isCut: false },
    source: { file: `${goodsInfo}/gallery.module.css`, says: 'aspect-ratio: 764 / 680;' },
  },
  parameterPicture: {
    ...{ label: '产品页参数图', width: 500, height: 2000, isCut: false },
    source: { file: `${goodsInfo}/parameter-picture.tsx`, says: '26vw' },
  },
  badge: {
    ...{ label: '认证徽章', width: 154, height: 154, isCut: false },
    source: { file: 'src/views/about/certifications.tsx', says: '(min-width: 960px) 8vw' },
  },
  qrCode: {
    ...{ label: '二维码', width: 140, height: 140, isCut: false },
    source: { file: 'src/views/customer-centre/contact.tsx', says: 'sizes="140px"' },
  },
} as const satisfies Record<string, PictureShape>

export type PictureShapeName = keyof typeof pictureShapes

export const isPictureShape = (name: unknown): name is PictureShapeName => typeof name === 'string' && Object.hasOwn(pictureShapes, name)

/** Is a picture drawn larger there than it is? Then it is blurred. */
export function isTooSmallFor({ width, height, isCut }: PictureShape, picture: { width: number; height: number }): boolean {
  const [across, down] = [width / picture.width, height / picture.height]
  return (isCut ? Math.max(across, down) : Math.min(across, down)) > 1
}
