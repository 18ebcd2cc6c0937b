import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

const decoders: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  identity: async (body) => body,
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
}

/**
 * An answer as it was before it was compressed.
 *
 * @returns null for an encoding that nobody asked for, and for what is larger than `limit`
 */
export async function decoded(body: Buffer, encoding: string | undefined, limit: number): Promise<Buffer | null> {
  const decode = decoders[encoding ?? 'identity']
  return decode ? decode(body, { maxOutputLength: limit }).catch(() => null) : null
}
