/** A list as somebody has sent it: a file goes before the text. */
export type SentList = { text: string; file: { name: string; bytes: Buffer } | null }

/**
 * The list in a form with a field `text` and a file `file`.
 *
 * @param contentType of the body: multipart, or url-encoded without a file
 * @returns null when it is no such form
 */
export async function sentListIn(contentType: string, body: Buffer): Promise<SentList | null> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData().catch(() => null)
  if (!form) return null
  const [text, file] = [form.get('text'), form.get('file')]
  const isFile = file !== null && typeof file !== 'string' && file.size > 0
  return {
    text: typeof text === 'string' ? text : '',
    file: isFile ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } : null,
  }
}
