import { product } from '../core/fixtures'
import { t } from '../core/html'

const cells = (items: { title: string; content: string }[]): string =>
  `<div class="features">${items.map(({ title, content }) => `<div><div class="t">${t(title)}</div><p>${t(content)}</p></div>`).join('')}</div>`

/** The core functions of a product, three beside one another. */
export const coreFunctions = (id: string): string => cells(product(id).coreFunctions)
/** Three points of one's own. */
export const features = (...items: [title: string, content: string][]): string =>
  cells(items.map(([title, content]) => ({ title, content })))
/** The paragraphs of a product's description that are plain text. */
export const description = (id: string): string =>
  product(id)
    .description.split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => !/^[#|\-\d!]/.test(part))
    .map((part) => `<p>${t(part.replace(/\[(.+?)\]\(.+?\)/g, '$1'))}</p>`)
    .join('')
/** Big figures in a row: value, unit, label. */
export const facts = (...items: [value: string, unit: string, label: string][]): string =>
  `<div class="facts">${items.map(([value, unit, label]) => `<div><div class="v">${t(value)}<small>${t(unit)}</small></div><div class="l">${t(label)}</div></div>`).join('')}</div>`
/** Pictures beside one another, with their captions. */
export const gallery = (items: [source: string, caption: string][]): string =>
  `<div class="gallery" style="grid-template-columns:repeat(${items.length},1fr)">${items.map(([source, caption]) => `<div><img src="${source}" alt="">${t(caption)}</div>`).join('')}</div>`
