/** How a QR code is read: from a screen with the phone, on the phone itself with a long press. */
export function codeCaption(layout: 'desktop' | 'mobile', purpose: string): string {
  return `${layout === 'mobile' ? '长按识别二维码，' : '扫码'}${purpose}`
}
