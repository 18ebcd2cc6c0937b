import { border, rosette, seal, signature } from '../blocks/guilloche'
import { escapeHtml, t } from '../core/html'
import { styles } from './styles'

export type Certificate = {
  title: string
  english: string
  number: string
  /** Fictional body, its short name in the seal. */
  body: string
  sealName: string
  colour: string
  /** Rows of label and value. */
  rows: [label: string, value: string][]
  statement: string
  issued: string
  validTo: string
  signer: string
  heading: string
}

const css = `
.certificate .art{position:absolute;inset:0;width:210mm;height:297mm}
.certificate .in{position:absolute;left:28mm;right:28mm;top:30mm;bottom:28mm;display:flex;flex-direction:column}
.certificate .by{text-align:center;font-size:12pt;font-weight:600;letter-spacing:.1em}
.certificate h1{text-align:center;font-size:29pt;letter-spacing:.14em;margin-top:9mm;line-height:1.2}
.certificate .en{text-align:center;font-size:10.5pt;letter-spacing:.16em;color:#5B6A80;margin-top:1mm}
.certificate .no{text-align:center;font-size:10pt;margin:5mm 0 7mm;color:#0B1B33}
.certificate dl{display:grid;grid-template-columns:34mm 1fr;font-size:9.6pt;line-height:1.55;border-top:.3mm solid #B9C6D8}
.certificate dt,.certificate dd{padding:1.7mm 0;border-bottom:.2mm solid #D9E1EB}
.certificate dt{color:#5B6A80}.certificate dd{color:#0B1B33;font-weight:600}
.certificate .say{font-size:9.6pt;line-height:1.8;margin-top:6mm;text-align:justify}
.certificate .end{margin-top:auto;display:grid;grid-template-columns:1fr 1fr 42mm;gap:6mm;align-items:end;font-size:9pt}
.certificate .end b{display:block;font-size:10.5pt}
.certificate .end .seal{position:relative;height:36mm}
.certificate .end .seal svg{position:absolute;right:0;bottom:0}
.certificate .fiction{margin-top:5mm;text-align:center;font-size:6.8pt;color:#8694A8}
`

/** A certificate of one page. */
export function certificate(item: Certificate): string {
  const { title, english, number, body, sealName, colour, rows, statement, issued, validTo, signer, heading } = item
  const art = `<svg class="art" viewBox="0 0 210 297">${border(colour)}<g opacity=".13">${rosette(105, 150, 62, colour, 29, 0.25)}</g></svg>`
  const fields = rows.map(([label, value]) => `<dt>${t(label)}</dt><dd>${t(value)}</dd>`).join('')
  const seed = [...number].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title><style>${styles()}${css}</style></head><body><section class="page fixed certificate">${art}<div class="in"><div class="by" style="color:${colour}">${t(body)}</div><h1>${t(title)}</h1><div class="en">${escapeHtml(english)}</div><div class="no">证书编号　<b>${escapeHtml(number)}</b></div><dl>${fields}</dl><div class="say">${t(statement)}</div><div class="end"><div>发证日期<b>${issued}</b></div><div>有效期至<b>${validTo}</b></div><div class="seal">${seal(sealName, '证书专用章')}</div><div>${signature(seed)}<br>签发：${escapeHtml(signer)}</div><div></div><div></div></div><div class="fiction">样本 / 虚构：本证书为演示网站制作，发证机构、编号与签章均为虚构，不具有任何证明效力。</div></div></section></body></html>`
}
