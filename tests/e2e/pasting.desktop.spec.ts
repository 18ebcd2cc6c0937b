import type { Locator } from '@playwright/test'
import { makeNewsDraft, type NewsDraft, removeNews } from './news-draft'
import { expect, test } from './noisy-test'

test.use({ viewport: { width: 1600, height: 900 } })

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri"}</style></head><body><!--StartFragment-->
<h1 style='color:#2F5496'><span style='font-family:宋体'>产品概述<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:12.0pt;color:red'>HM3-250 </span><b><span lang=EN-US>塑壳</span></b>断路器<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>分断能力<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>50 kA<o:p></o:p></p>
<p class=MsoNormal><img width=200 src="file:///C:/Users/li/clip_image002.png" alt="图"></p>
<table class=MsoTableGrid style='background:#D9E2F3'><tr><td><p><b>型号</b></p></td><td><p><b>电流</b></p></td></tr><tr><td style='background:red'><p>HM3</p></td><td><p>250 A</p></td></tr></table>
<!--EndFragment--></body></html>`

const FROM_THE_WEB = `<div onclick="steal()"><script>window.stolen = true</script><style>*{color:red}</style><h6 style="font-size:40px">小标题</h6>
<div><div><span style="color:#e60012;background:yellow">第一段</span> <a href="javascript:alert(1)">坏链接</a> <a href="https://example.com/a">好链接</a></div></div>
<img src="https://pictures.example/1.png" onerror="window.stolen = true"><iframe src="about:blank"></iframe><p>&nbsp;</p></div>`

/** Pastes as a browser does; the text beside the HTML is what plain-text fields would get. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.click()
  await editor.evaluate((element, content) => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    data.setData('text/plain', 'as plain text')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

test.describe('an editor who pastes', () => {
  let draft: NewsDraft

  test.beforeEach(async ({ page }) => {
    draft = await makeNewsDraft(page, { title: `粘贴试验 ${Date.now()}` })
    await page.goto(`/admin/collections/news/${draft.id}`)
  })

  test.afterEach(({ page }) => removeNews(page, draft))

  for (const [source, html, kept] of [
    [
      'from Word',
      FROM_WORD,
      '<h2>产品概述</h2><p>HM3-250 <strong>塑壳</strong>断路器</p><ul><li>分断能力<ol><li>50 kA</li></ol></li></ul><table><tbody><tr><th>型号</th><th>电流</th></tr><tr><td>HM3</td><td>250 A</td></tr></tbody></table>',
    ],
    ['from a web page', FROM_THE_WEB, '<h4>小标题</h4><p>第一段 坏链接 <a>好链接</a></p>'],
  ] as const) {
    test(`${source} gets headings, lists, tables and links, and nothing else`, async ({ page }) => {
      const { id, articleId, headers } = draft
      const editor = page.locator('[contenteditable=true][data-lexical-editor]').first()
      await paste(editor, html)
      await expect(editor).toContainText(source === 'from Word' ? '250 A' : '好链接')
      const stored = async () =>
        JSON.stringify((await (await page.request.get(`/cms-api/news/${id}?draft=true&depth=0`, { headers })).json()).content)
      await expect.poll(stored).toContain(source === 'from Word' ? '250 A' : '好链接')
      const json = await stored()
      for (const junk of ['mso', 'color', 'font', '宋体', 'javascript:', 'pending', 'file:', 'pictures.example', 'steal', '"upload"']) {
        expect(json, junk).not.toContain(junk)
      }
      await page.request.patch(`/cms-api/news/${id}`, { headers, data: { _status: 'published' } })
      const { data } = await (await page.request.get(`/prod-api/api/article/news/${articleId}`)).json()
      const shown = String(data.content)
        .replace(/<div class="table"[^>]*>|<\/div>/g, '')
        .replace(/ (scope|href|rel|target)="[^"]*"/g, '')
      expect(shown).toBe(kept)
      expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined()
    })
  }
})
