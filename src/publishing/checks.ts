import { fitsOf, lettersOf } from '../domain/fitting-text'
import { isTooSmallFor, type PictureShapeName, pictureShapes } from '../domain/picture-shapes'
import type { PublishFinding } from '../domain/publish-finding'
import { isFileName } from '../lib/file-name'
import { textOfRichText } from '../lib/text-of-rich-text'
import type { Fault } from '../usage/rows'
import type { Leaf } from './leaves'

/** What a document refers to, and why visitors don't get there. */
export type Referred = { path: string; address: string | null; fault: Fault | null; kind: string; title: string }

/** A picture that the document shows: where the site shows it, nowhere in particular within a text; and its pixels, none of a drawing. */
export type ShownPicture = {
  path: string
  shownAs: readonly PictureShapeName[]
  filename: string
  alt: string
  pixels: { width: number; height: number } | null
}

/** A word that the company avoids, and what it writes instead. */
export type AvoidedWord = { word: string; instead: string }

/** All that the checks look at, read before them. */
export type Material = {
  leaves: readonly Leaf[]
  referred: readonly Referred[]
  pictures: readonly ShownPicture[]
  avoidedWords: readonly AvoidedWord[]
}

type Found = Pick<PublishFinding, 'path' | 'sentence'>
type Check = { kind: PublishFinding['kind']; find: (material: Material) => Found[] }

/** So many characters of a title search engines show. */
const SHOWN_OF_TITLE = 32

/** Each kind of check, in the order in which its findings are shown. None of them forbids: what forbids is what the fields refuse. */
export const checks: readonly Check[] = [
  { kind: 'link', find: ({ referred }) => referred.filter(({ fault }) => fault === 'missing' || fault === 'unknown').map(leadsNowhere) },
  {
    kind: 'unpublished',
    find: ({ referred }) => referred.filter(({ fault }) => fault === 'unpublished' || fault === 'trashed').map(isNotPublic),
  },
  { kind: 'alternative-text', find: ({ pictures }) => pictures.filter(({ alt }) => alt.trim() === '' || isFileName(alt)).map(saysNothing) },
  { kind: 'small-picture', find: ({ pictures }) => pictures.flatMap(tooSmall) },
  { kind: 'long-title', find: ({ leaves }) => [...longTitle(leaves), ...leaves.flatMap(tooLongToFit)] },
  { kind: 'avoided-word', find: ({ leaves, avoidedWords }) => leaves.flatMap((leaf) => avoidedIn(leaf, avoidedWords)) },
]

const leadsNowhere = ({ path, address }: Referred): Found => ({
  path,
  sentence: address === null ? '这里选用的内容已不存在，请另选或移除。' : `链接 ${address} 在网站上打不开，请改正或移除。`,
})

const isNotPublic = ({ path, kind, title, fault }: Referred): Found => ({
  path,
  sentence: `${kind}“${title}”${fault === 'trashed' ? '在回收站中' : '还没有发布'}，访客看不到它。`,
})

const saysNothing = ({ path, filename }: ShownPicture): Found => ({
  path,
  sentence: `图片 ${filename} 没有替代文字，请在图片库中写一句它画的是什么。`,
})

/** Of several places the one that needs most is named. */
function tooSmall({ path, shownAs, filename, pixels }: ShownPicture): Found[] {
  if (!pixels) return []
  const [worst] = shownAs
    .map((name) => pictureShapes[name])
    .filter((shape) => isTooSmallFor(shape, pixels))
    .sort((one, other) => other.width * other.height - one.width * one.height)
  if (!worst) return []
  const { label, width, height, isCut } = worst
  const least = isCut ? `至少要 ${width} × ${height} 像素` : `至少要 ${width} 像素宽，或 ${height} 像素高`
  return [{ path, sentence: `图片 ${filename} 只有 ${pixels.width} × ${pixels.height} 像素，用在“${label}”${least}，否则会模糊。` }]
}

/** The title for search engines, when there is one, stands for the other. */
function longTitle(leaves: readonly Leaf[]): Found[] {
  const leaf = leaves.find(({ path }) => path === 'seo.title') ?? leaves.find(({ path }) => path === 'title')
  const length = typeof leaf?.value === 'string' ? [...leaf.value].length : 0
  if (!leaf || length <= SHOWN_OF_TITLE) return []
  const sentence = `共 ${length} 个字，搜索结果一般只显示前 ${SHOWN_OF_TITLE} 个字；可在“搜索引擎与分享”中另写一个短的页面标题。`
  return [{ path: leaf.path, sentence }]
}

/** Names and headlines say themselves how much of them fits (`custom.fits`, src/domain/fitting-text.ts); each line counts for itself. */
function tooLongToFit({ path, field, value }: Leaf): Found[] {
  const fits = fitsOf(field.custom)
  if (!fits || typeof value !== 'string') return []
  const longest = Math.max(...value.split('\n').map(lettersOf))
  if (longest <= fits.letters) return []
  const sentence = `共 ${longest} 个字宽（两个字母或数字算一个字），${fits.place}放得下 ${fits.letters} 个字，更长会折行或显示不全。`
  return [{ path, sentence }]
}

function avoidedIn({ path, field, value }: Leaf, words: readonly AvoidedWord[]): Found[] {
  const text = textIn(field.type, value).toLowerCase()
  return words
    .filter(({ word }) => word.trim() !== '' && text.includes(word.trim().toLowerCase()))
    .map(({ word, instead }) => ({ path, sentence: `“${word.trim()}”是公司不用的词${instead ? `，可写“${instead}”` : ''}。` }))
}

function textIn(type: string, value: unknown): string {
  if (type === 'richText') return textOfRichText(value)
  return (type === 'text' || type === 'textarea') && typeof value === 'string' ? value : ''
}
