/** The longer side of what is sent: what the server keeps. */
const MAX_SIDE = 2560
const QUALITY = 0.82

/**
 * A photo drawn anew: upright as it was taken, at most 2560 pixels wide or high, and without anything that the camera noted.
 *
 * @throws when the browser can't read it
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // A JPEG knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!drawn) throw new Error('No picture')
  return new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: drawn.type, lastModified: file.lastModified })
}
