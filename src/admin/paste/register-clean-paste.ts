import { COMMAND_PRIORITY_CRITICAL, type LexicalEditor, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { cleanPastedHtml } from './clean-pasted-html'

/** What was copied in an editor of this kind is clean already. */
const OWN_FORMAT = 'application/x-lexical-editor'

/**
 * Before an editor reads pasted HTML, it is cleaned; the editor goes on with the clean copy.
 *
 * @returns what ends it
 */
export function registerCleanPaste(editor: LexicalEditor): () => void {
  const cleaned = new WeakSet<Event>()
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      if (!(event instanceof ClipboardEvent) || cleaned.has(event) || !event.clipboardData) return false
      const copy = cleanCopy(event.clipboardData)
      if (!copy) return false
      event.preventDefault()
      const next = new ClipboardEvent('paste', { clipboardData: copy, bubbles: true, cancelable: true })
      cleaned.add(next)
      return editor.dispatchCommand(PASTE_COMMAND, next)
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}

/** Null for what needs no cleaning. */
function cleanCopy(data: DataTransfer): DataTransfer | null {
  const html = data.getData('text/html')
  if (html === '' || data.getData(OWN_FORMAT) !== '') return null
  const copy = new DataTransfer()
  const clean = cleanPastedHtml(new DOMParser().parseFromString(html, 'text/html'))
  if (clean !== '') copy.setData('text/html', clean)
  copy.setData('text/plain', data.getData('text/plain'))
  return copy
}
