import type { KeptReceipt } from '@/contract/kept-receipt'
import { drawReceipt } from './draw-receipt'

const fileName = ({ reference }: KeptReceipt) => `${reference || '提交回执'}.png`

/**
 * Keeps a receipt as a picture: by the phone's own way to share where there is one, else as a download.
 *
 * @returns the address of the picture where it can only be shown, to be pressed long; null when it was handed over
 * @throws when it can't be drawn
 */
export async function saveReceiptPicture(receipt: KeptReceipt): Promise<string | null> {
  const picture = await drawReceipt(receipt)
  const file = new File([picture], fileName(receipt), { type: 'image/png' })
  const isTouched = matchMedia('(pointer: coarse)').matches
  const isShareable = isTouched && 'canShare' in navigator && navigator.canShare({ files: [file] })
  if (isShareable && (await share(file))) return null
  const address = URL.createObjectURL(picture)
  if (isTouched) return address
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return null
}

/** @returns false when the phone doesn't let it out: a press counts for some seconds, and what draws the picture may come later */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    // Put away by the visitor: that is no failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
