// @vitest-environment happy-dom

import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { $getRoot, createEditor, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerCleanPaste } from '@/admin/paste/register-clean-paste'

/** An editor like the admin's, and what is in it after something was pasted. */
function pasted(data: Record<string, string>): string {
  const nodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, TableNode, TableRowNode, TableCellNode]
  const editor = createEditor({
    nodes,
    onError: (error) => {
      throw error
    },
  })
  const root = document.createElement('div')
  root.contentEditable = 'true'
  document.body.append(root)
  editor.setRootElement(root)
  registerRichText(editor)
  registerCleanPaste(editor)
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content)
  const paste = () => {
    $getRoot().selectEnd()
    editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
  }
  editor.update(paste, { discrete: true })
  return JSON.stringify(editor.getEditorState().toJSON())
}

// The simulated browser reports a change of the selection while the editor sets it, which the editor remarks upon.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describe('an editor who pastes', () => {
  it('gets the structure of a Word text without its junk', () => {
    const json = pasted({
      'text/html': `<h1 style='color:blue'>概述<o:p></o:p></h1><p style='font-size:12pt;color:red'><span style='color:red'>正文</span><img src="file:///C:/a.png"></p><p><o:p>&nbsp;</o:p></p>
        <table style='background:red'><tr><td style='background:red'><p><b>型号</b></p></td></tr><tr><td><p>HM3</p></td></tr></table>`,
      'text/plain': 'plain',
    })
    expect(json).toContain('"tag":"h2"')
    expect(json).toMatch(/"headerState":[123]/)
    for (const junk of ['color', 'font-size', 'red', 'file:', '"h1"', '\u00a0']) expect(json).not.toContain(junk)
    expect(json.match(/"type":"paragraph"/g)).toHaveLength(3)
  })

  it('gets no link that runs a script', () => {
    const json = pasted({ 'text/html': '<p><a href="javascript:alert(1)">坏</a> <a href="https://example.com/">好</a></p>' })
    expect(json).not.toContain('javascript')
    expect(json.match(/"type":"link"/g)).toHaveLength(1)
  })

  it('gets the plain text when nothing is left of the HTML', () => {
    expect(pasted({ 'text/html': '<script>alert(1)</script>', 'text/plain': '正文' })).toContain('正文')
  })

  it('gets plain text as it is', () => {
    expect(pasted({ 'text/plain': '<b>正文</b>' })).toContain('<b>正文</b>')
  })
})
