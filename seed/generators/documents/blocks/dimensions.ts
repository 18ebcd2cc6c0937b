import { escapeHtml, t } from '../core/html'
import { readOutline } from '../drawing/outline'

/** The outline drawing of a product as a figure; `height` in millimetres of paper. */
export function dimensionFigure(slug: string, caption: string, height = 92): string {
  const { svg, box } = readOutline(slug)
  const scale = Math.min(height / box.height, 174 / box.width)
  return `<figure><svg style="width:${(box.width * scale).toFixed(1)}mm;margin:0 auto" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${svg}</svg><figcaption style="text-align:center">${t(caption)}</figcaption></figure>`
}

/** Two drawings beside one another. */
export function dimensionPair(...items: [slug: string, caption: string][]): string {
  const cells = items.map(([slug, caption]) => {
    const { svg, box } = readOutline(slug)
    return `<div><svg style="display:block;width:100%;height:58mm" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${svg}</svg><div style="text-align:center;font-size:7.8pt;color:#5B6A80">${escapeHtml(caption)}</div></div>`
  })
  return `<div class="columns" style="grid-template-columns:repeat(${items.length},1fr);margin-bottom:5mm">${cells.join('')}</div>`
}
