import { limitedBytes } from './limited-bytes'

/**
 * The body of a request as text, read no further than allowed.
 *
 * @returns null when it is longer than `maxBytes`
 */
export async function limitedText(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await limitedBytes(request, maxBytes)
  return bytes && new TextDecoder().decode(bytes)
}
