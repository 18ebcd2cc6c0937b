// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from '@/admin/paste/clean-pasted-html'

const clean = (html: string) => cleanPastedHtml(new DOMParser().parseFromString(html, 'text/html'))

describe('what is pasted from Word', () => {
  it('loses fonts, colours, empty paragraphs and the machinery of Office', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
      <style><!-- p.MsoNormal {mso-style-unhide:no; font-family:"Calibri"} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head>
      <body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
      <h1 style='color:#2F5496'><span style='font-family:宋体'>产品概述<o:p></o:p></span></h1>
      <p class=MsoNormal style='margin-left:21pt'><span lang=EN-US style='font-size:12.0pt;color:red;mso-fareast-language:ZH-CN'>HM3-250&nbsp;</span><b><span style='font-family:宋体'>塑壳断路器</span></b><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=EN-US><br></span></p>
      <p class=MsoNormal>额定电流 <i>250</i> A，m<sup>2</sup></p><!--EndFragment--></body></html>`
    expect(clean(html)).toBe('<h2>产品概述</h2><p>HM3-250 <strong>塑壳断路器</strong></p><p>额定电流 <em>250</em> A，m<sup>2</sup></p>')
  })

  it('keeps lists, which Word writes as paragraphs with a level', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    const html = `<p>特点</p>${item(1, '1.', '分断能力强')}\n${item(2, '·', '50 kA')}${item(2, '·', '70 kA')}${item(1, '2.', '安装方便')}<p>完</p>`
    expect(clean(html)).toBe('<p>特点</p><ol><li>分断能力强<ul><li>50 kA</li><li>70 kA</li></ul></li><li>安装方便</li></ol><p>完</p>')
  })

  it('keeps tables: a first row that is all bold is the heading', () => {
    const cell = (text: string) =>
      `<td width=100 style='border:solid windowtext 1.0pt;background:#D9E2F3'><p class=MsoNormal>${text}<o:p></o:p></p></td>`
    const html = `<table class=MsoTableGrid style='border-collapse:collapse'><tr>${cell('<b>型号</b>')}${cell('<b>电流</b>')}</tr><tr>${cell('HM3')}${cell('250 A')}</tr></table>`
    expect(clean(html)).toBe(
      '<table><tbody><tr><th><p>型号</p></th><th><p>电流</p></th></tr><tr><td><p>HM3</p></td><td><p>250 A</p></td></tr></tbody></table>',
    )
  })

  it('leaves out pictures, whose files lie on the writer’s computer', () => {
    const html = `<p>接线图：<img width=200 src="file:///C:/Users/li/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="图片_x0020_1"></p><p><img src="data:image/png;base64,AAAA"></p>`
    expect(clean(html)).toBe('<p>接线图：</p>')
  })
})

describe('what is pasted from a web page', () => {
  it('is its text: no scripts, styles, forms, frames or events', () => {
    const html = `<div class="a" onclick="steal()"><script>alert(1)</script><style>p{color:red}</style><div><span style="color:#e60012;font-size:30px">标题</span></div>
      <iframe src="about:blank"></iframe><form><input value="x"><button>提交</button></form>
      <p onmouseover="alert(1)">正文 <a href="javascript:alert(1)">坏链接</a>，<a href="https://example.com/a?b=1&c=2" onclick="x()">好链接</a></p>
      <p style="display:none">看不见</p><p>&nbsp;</p></div>`
    expect(clean(html)).toBe('<p>标题</p><p>正文 坏链接，<a href="https://example.com/a?b=1&amp;c=2">好链接</a></p>')
  })

  it('keeps its structure, with headings that fit below the page title', () => {
    const html = `<article><header><h1>大标题</h1></header><section><h3>小标题</h3><h6>更小</h6>文字<br>第二行<hr><blockquote><p>一</p><p>二</p></blockquote></section></article>`
    expect(clean(html)).toBe('<h2>大标题</h2><h3>小标题</h3><h4>更小</h4><p>文字<br>第二行</p><hr><blockquote>一<br>二</blockquote>')
  })

  it('keeps nested lists, also the ones of Google Docs, whose bold wrapper is not bold', () => {
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li dir="ltr"><p><span style="font-weight:700">一</span></p></li><ul><li><p>一点一</p></li></ul><li><p>二</p></li><li></li></ul></b>`
    expect(clean(html)).toBe('<ul><li><strong>一</strong><ul><li>一点一</li></ul></li><li>二</li></ul>')
  })

  it('keeps merged cells; a table with one cell was only a frame', () => {
    expect(clean('<table><tr><td><p>框</p></td></tr></table>')).toBe('<p>框</p>')
    expect(clean('<table><thead><tr><th colspan="2">头</th></tr></thead><tbody><tr><td>一</td><td>二</td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>一</p></td><td><p>二</p></td></tr></tbody></table>',
    )
  })

  it('may be nothing at all', () => {
    for (const html of ['', '<img src="data:image/png;base64,AAAA">', '<p> </p><div><br></div>', '<table><tr><td></td></tr></table>']) {
      expect(clean(html)).toBe('')
    }
  })

  it('is text, whatever it looks like', () => {
    expect(clean('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; "x"</p>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
    )
  })
})
