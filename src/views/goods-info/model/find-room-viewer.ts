/** What shows a model in the room: a program of the phone. */
export type RoomViewer = 'quick-look' | 'scene-viewer'

/** Which of them this device has: iPhones and iPads say so; of Androids those that know rooms have Google's. */
export async function findRoomViewer(): Promise<RoomViewer | null> {
  if (document.createElement('a').relList.supports('ar')) return 'quick-look'
  if (!/Android/.test(navigator.userAgent)) return null
  const knowsRooms = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)
  return knowsRooms ? 'scene-viewer' : null
}
