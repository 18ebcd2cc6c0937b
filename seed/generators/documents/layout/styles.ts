import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chineseFontFolder, latinFontFolder } from '../../paths'

const face = (family: string, weight: number, file: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff;base64,${readFileSync(file).toString('base64')})}`

const faces = [
  ...[400, 600].map((weight) => face('Barlow', weight, path.join(latinFontFolder, `barlow-semi-condensed-latin-${weight}-normal.woff2`))),
  face('NotoSC', 400, path.join(chineseFontFolder, 'noto-sans-sc-400.woff')),
  face('NotoSC', 600, path.join(chineseFontFolder, 'noto-sans-sc-700.woff')),
].join('')

const base = `
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 9.1pt/1.62 Barlow,NotoSC,'Noto Sans CJK SC',sans-serif;color:#33415C;font-variant-east-asian:normal}
.page{position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page;background:#fff}
.page:last-of-type{break-after:auto}
.head{position:absolute;left:18mm;right:18mm;top:10mm;height:8mm;display:flex;align-items:center;justify-content:space-between;border-bottom:.25mm solid #C9D3E0;font-size:7.6pt;color:#5B6A80}
.head svg{height:5mm;width:auto}
.foot{position:absolute;left:18mm;right:18mm;bottom:9mm;height:7mm;display:flex;align-items:flex-end;justify-content:space-between;border-top:.25mm solid #C9D3E0;font-size:7.2pt;color:#5B6A80}
.foot .number{font-weight:600;color:#0B1B33}
.body{position:absolute;left:18mm;right:18mm;top:24mm;bottom:21mm;overflow:hidden}
h1,h2,h3,b,th{color:#0B1B33;font-weight:600}
h2{font-size:15pt;line-height:1.3;margin:0 0 4mm;padding-top:1mm}
*+h2,*+.closing{margin-top:8mm}
h2::after{content:'';display:block;width:14mm;height:.9mm;background:#0B5FD7;margin-top:2mm}
h3{font-size:10.6pt;line-height:1.4;margin:0 0 2mm}
*+h3{margin-top:4.5mm}
p{margin-bottom:2.2mm;text-align:justify}
ul,ol{margin:0 0 3mm 5mm}
li{margin-bottom:1.1mm}
li::marker{color:#0B5FD7;font-weight:600}
sub{font-size:70%;line-height:0;vertical-align:-.28em}
table{width:100%;border-collapse:collapse;font-size:8.1pt;line-height:1.42;margin-bottom:5mm;border-top:.5mm solid #0B1B33;border-bottom:.3mm solid #0B1B33}
caption{text-align:left;font-size:8.6pt;font-weight:600;color:#0B1B33;padding-bottom:1.6mm}
th,td{padding:1.25mm 1.8mm;vertical-align:top;text-align:left}
th{border-bottom:.3mm solid #0B1B33;vertical-align:bottom;font-size:8pt;background:#F1F5FB}
tr+tr td{border-top:.2mm solid #D9E1EB}
td.c,th.c{text-align:center}td.r,th.r{text-align:right}td.b{font-weight:600;color:#0B1B33}
tr.group td{background:#F1F5FB;font-weight:600;color:#0B5FD7;padding-top:1mm;padding-bottom:1mm}
table.dense th,table.dense td{padding:.8mm 1.2mm;font-size:7.4pt}
figure{margin-bottom:4.5mm}
figure svg{display:block;width:100%;height:auto}
figcaption{font-size:7.8pt;color:#5B6A80;margin-top:1.2mm}
.wide{width:88%;margin-left:auto;margin-right:auto}
.narrow{width:72%;margin-left:auto;margin-right:auto}
.half{width:56%;margin-left:auto;margin-right:auto}
.columns{display:grid;gap:8mm;align-items:start}
.columns>div>:last-child{margin-bottom:2mm}
.note{border-left:.9mm solid #0B5FD7;padding:.6mm 0 .6mm 4mm;margin:1mm 0 4.5mm}
.note p{margin-bottom:0}
.note.warning{border-color:#FF8A00}
.note.warning p::before{content:'警告　';font-weight:600;color:#B45F00}
svg text{font-family:Barlow,NotoSC,'Noto Sans CJK SC',sans-serif}
`

const blocks = `
.code{display:flex;gap:1.6mm;margin-bottom:3mm}
.code div{text-align:center}
.code b{display:block;font-size:15pt;line-height:1.2;padding:1.6mm 3mm;background:#EAF2FE;border-bottom:.6mm solid #0B5FD7}
.code span{display:block;font-size:7.6pt;font-weight:600;color:#0B5FD7;margin-top:.8mm}
.sheet{border-top:.5mm solid #0B1B33;padding-top:2.5mm;margin-bottom:5mm}
.sheet .top{display:grid;grid-template-columns:32mm 1fr;gap:7mm;margin-bottom:1.5mm}
.sheet .top img{width:32mm;height:32mm;object-fit:contain;display:block}
.sheet .title{font-size:13pt;font-weight:600;color:#0B1B33;line-height:1.35;margin-bottom:1.5mm}
.figures{display:flex;gap:9mm;margin-top:2mm}
.figures .v{font-size:19pt;font-weight:600;color:#0B5FD7;line-height:1.1}
.figures .v small{font-size:9.5pt;margin-left:1mm}
.figures .l{font-size:7.6pt;color:#5B6A80}
.sheet .rows{columns:2;column-gap:8mm;font-size:7.5pt;line-height:1.34}
.sheet .rows section{break-inside:avoid}
.sheet .rows div{break-inside:avoid;display:grid;grid-template-columns:52% 1fr;gap:2mm;border-top:.2mm solid #D9E1EB;padding:.5mm 0}
.sheet .rows div.g{display:block;color:#0B5FD7;font-weight:600;break-after:avoid}
.sheet .rows div>:last-child{color:#0B1B33}
.features{display:grid;grid-template-columns:repeat(3,1fr);gap:7mm;margin-bottom:6mm}
.features>div{border-top:.6mm solid #0B5FD7;padding-top:2.2mm}
.features .t{font-weight:600;color:#0B1B33;font-size:10pt;margin-bottom:1mm}
.features p{font-size:8.3pt;line-height:1.55}
.lead{font-size:10.6pt;line-height:1.7;color:#0B1B33;margin-bottom:4mm}
.toc{columns:2;column-gap:10mm;margin-bottom:8mm}.toc div{break-inside:avoid;display:flex;justify-content:space-between;border-top:.2mm solid #D9E1EB;padding:1.7mm 0}
.toc div span:last-child{font-weight:600;color:#0B5FD7}
.gallery{display:grid;gap:5mm;margin-bottom:5mm}
.gallery img{width:100%;display:block}
.gallery div{font-size:7.8pt;text-align:center;color:#5B6A80}
.facts{display:grid;grid-template-columns:repeat(4,1fr);gap:6mm;margin:2mm 0 6mm}
.facts>div{border-top:.6mm solid #0B5FD7;padding-top:2mm}
.facts .v{font-size:22pt;font-weight:600;color:#0B5FD7;line-height:1.15}
.facts .v small{font-size:10pt;margin-left:1mm}
.facts .l{font-size:8pt;color:#5B6A80;line-height:1.4}
`

export const styles = (landscape = false): string =>
  `${faces}@page{size:${landscape ? '297mm 210mm' : '210mm 297mm'};margin:0}${base}${blocks}`
