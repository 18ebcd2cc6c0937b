import { createHash } from 'node:crypto'

/** A picture that is written into a text. */
export type WrittenFile = { name: string; content: Buffer; key: string }

const FORM = /^data:([a-z]+\/[a-z0-9.+-]+)?((?:;[^,;]*)*),(.*)$/is

/** The file of a `data:` address; null for what is none, or holds nothing. */
export function fileInAddress(address: string): WrittenFile | null {
  const [, mimeType = '', parameters = '', written = ''] = FORM.exec(address) ?? []
  if (written === '') return null
  const content = /;base64/i.test(parameters) ? Buffer.from(written, 'base64') : Buffer.from(decoded(written))
  if (content.length === 0) return null
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const [, extension = 'bin'] = mimeType.split('/')
  return { name: `picture-${digest}.${extension.replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`, content, key: `data:${digest}` }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
