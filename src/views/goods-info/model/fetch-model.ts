/**
 * Fetches a file and tells how much of it is there.
 *
 * @param size in bytes, as it was uploaded: what travels may be compressed, and then says nothing
 * @param onProgress 0 to 1
 */
export async function fetchModel(
  url: string,
  size: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`The model was answered with ${response.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    received += value.length
    onProgress(Math.min(1, received / Math.max(1, size)))
  }
  return new Blob(chunks).arrayBuffer()
}
