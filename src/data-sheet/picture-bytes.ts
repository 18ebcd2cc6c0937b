import { buffer } from 'node:stream/consumers'
import { uploadFiles } from '../storage/upload-files'

/** A medium by its name in the storage; null when it is not there. */
export async function pictureBytes(name: string): Promise<Uint8Array | null> {
  const file = await uploadFiles.media.open(name)
  return file && buffer(file.content)
}
