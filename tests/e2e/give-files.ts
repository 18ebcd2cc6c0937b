import type { Locator } from '@playwright/test'

type Given = {
  name: string
  type: string
  bytes: Buffer /** Nothing follows the bytes, up to this length: it is made in the page. */
  length?: number
}

/** Drops files on a place of the page, or pastes them there, as from the computer’s desktop. */
export async function giveFiles(target: Locator, way: 'drop' | 'paste', files: readonly Given[]): Promise<void> {
  const given = files.map(({ bytes, ...file }) => ({ ...file, bytes: [...bytes] }))
  await target.evaluate(
    (element, { isPasted, all }) => {
      const data = new DataTransfer()
      for (const { name, type, bytes, length = 0 } of all) {
        const rest = new Uint8Array(Math.max(0, length - bytes.length))
        data.items.add(new File([new Uint8Array(bytes), rest], name, { type }))
      }
      const init = { bubbles: true, cancelable: true }
      if (isPasted) return void element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      for (const event of ['dragover', 'drop']) element.dispatchEvent(new DragEvent(event, { ...init, dataTransfer: data }))
    },
    { isPasted: way === 'paste', all: given },
  )
}
