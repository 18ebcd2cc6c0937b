/**
 * A screen on which a page is previewed; the page is asked for in the layout that such screens get
 * (spec: languages-and-layouts/two-layouts).
 */
export type Device = { label: string; layout: 'desktop' | 'mobile'; width: number; height: number | null }

/** The choices of the preview panel, in real pixels; without a height, as high as the panel. */
export const devices: readonly [Device, ...Device[]] = [
  { label: '桌面', layout: 'desktop', width: 1440, height: null },
  { label: '宽屏', layout: 'desktop', width: 1920, height: null },
  { label: '手机', layout: 'mobile', width: 390, height: 844 },
]

/** So wide a window of a phone is at most, as Payload's admin sees it. */
const PHONE = 768

/** The address of a page in the layout of a screen. @param url may begin with its path */
export function inLayoutOf({ layout }: Device, url: string): URL {
  const address = new URL(url, window.location.origin)
  address.searchParams.set('layout', layout)
  return address
}

/** What a page is looked at on first, by the width of the window that one edits in. */
export const deviceLike = (width: number): Device =>
  devices.findLast((device) => device.layout === 'mobile' && width <= PHONE) ?? devices[0]
