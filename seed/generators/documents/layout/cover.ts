import { t } from '../core/html'
import { picture } from '../core/picture'
import { logo } from './logo'

export type Cover = {
  /** Small line above the title: 产品样本, 使用说明书 … */
  kind: string
  title: string
  subtitle: string
  /** Picture under the media folder. */
  picture: string
  edition: string
  number: string
  /** A scene runs to the edges; a cut-out stands on the tint. */
  scene?: boolean
  /** Whose paper it is, where it isn't the maker's. */
  publisher?: string
}

/** Cover of catalogues and company papers: title above, picture on a tinted field below. */
export async function cover({ kind, title, subtitle, picture: file, edition, number, scene = false, publisher }: Cover): Promise<string> {
  const source = await picture(file, scene ? 1000 : 760, '#eef3fa')
  return `<section class="page fixed cover"><div class="cv-logo">${publisher ? `<b style="font-size:14pt">${t(publisher)}</b>` : logo()}</div><div class="cv-text"><div class="cv-kind">${t(kind)}</div><h1>${t(title)}</h1><div class="cv-sub">${t(subtitle)}</div></div><div class="cv-field${scene ? ' scene' : ''}"><img src="${source}" alt=""></div><div class="cv-bar"></div><div class="cv-foot"><span>${t(edition)}</span><span>${t(number)}</span><span>${t(publisher ?? '恒沃电气股份有限公司')}</span></div></section>`
}

export const coverCss = `
.cover .cv-logo{position:absolute;left:18mm;top:18mm}.cover .logo{height:11mm;width:auto}
.cover .cv-text{position:absolute;left:18mm;right:24mm;top:50mm}
.cover .cv-kind{font-size:11pt;color:#0B5FD7;font-weight:600;letter-spacing:.12em;margin-bottom:4mm}
.cover h1{font-size:34pt;line-height:1.22}
.cover .cv-sub{font-size:12pt;line-height:1.65;color:#33415C;margin-top:5mm;max-width:140mm}
.cover .cv-field{position:absolute;left:42mm;right:0;top:128mm;bottom:27mm;background:#eef3fa;display:flex;align-items:center;justify-content:center}
.cover .cv-field img{height:132mm;width:132mm;object-fit:contain}
.cover .cv-field.scene{left:0}.cover .cv-field.scene img{width:100%;height:100%;object-fit:cover}
.cover .cv-bar{position:absolute;left:18mm;top:128mm;width:6mm;bottom:27mm;background:#0B5FD7}
.cover .cv-foot{position:absolute;left:18mm;right:18mm;bottom:11mm;display:flex;justify-content:space-between;font-size:8.4pt;color:#5B6A80}
`
