import type { RoomViewer } from './find-room-viewer'

/** The address that opens a model on Android; without the program, the page again. */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = new URLSearchParams({ file, title, mode: 'ar_preferred', resizable: 'false' })
  const intent = ['scheme=https', 'package=com.google.android.googlequicksearchbox', 'action=android.intent.action.VIEW']
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent.join(';')};S.browser_fallback_url=${encodeURIComponent(page)};end;`
}

/**
 * Opens a model in the room, in its own size. Fetched when somebody asks for it.
 *
 * @param url of the GLB
 * @throws when it can't be had or read
 */
export async function placeInRoom(viewer: RoomViewer, url: string, title: string): Promise<void> {
  if (viewer === 'scene-viewer') {
    const file = new URL(url, location.href)
    return void location.assign(sceneViewerAddress(file.href, title, location.href))
  }
  const [{ toUsdz }, response] = await Promise.all([import('./to-usdz'), fetch(url)])
  if (!response.ok) throw new Error(`The model was answered with ${response.status}`)
  openQuickLook(await toUsdz(await response.arrayBuffer()))
}

/** A link with a picture in it is what the system listens to. */
function openQuickLook(usdz: Blob): void {
  const address = URL.createObjectURL(usdz)
  const link = document.createElement('a')
  Object.assign(link, { rel: 'ar', href: `${address}#allowsContentScaling=0`, download: 'model.usdz' })
  link.append(document.createElement('img'))
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), LASTS_MS)
}

/** The system reads it after the press. */
const LASTS_MS = 60_000
