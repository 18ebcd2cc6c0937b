import type { z } from 'zod'
import { malformed, tooLarge } from './answers'
import { limitedBytes } from './limited-bytes'

/** What a client may send, files aside (spec: prod-api/too-large). */
const MAX_BYTES = 64 * 1024

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/**
 * The body of a request, JSON or form-encoded, as a schema wants it.
 *
 * @throws ApiFailure 413 for more than the limit, 64 KiB where none is named, 400 for what is neither or doesn't fit
 */
export async function readBody<S extends z.ZodType>(request: Request, schema: S, maxBytes = MAX_BYTES): Promise<z.output<S>> {
  const bytes = await limitedBytes(request, maxBytes)
  if (bytes === null) throw tooLarge()
  const text = decode(bytes)
  return fitting(schema, typeOf(request) === FORM ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text))
}

export const isMultipart = (request: Request) => typeOf(request) === MULTIPART

/**
 * The fields of a multipart body as a schema wants them, and its files of one name.
 *
 * @param filesName of the field that holds files; files of other names are dropped
 * @param maxBytes of all files together
 * @throws ApiFailure 413 for too much, 400 for what is no such body or doesn't fit
 */
export async function readMultipart<S extends z.ZodType>(
  request: Request,
  schema: S,
  { filesName, maxBytes }: { filesName: string; maxBytes: number },
): Promise<{ fields: z.output<S>; files: Buffer[] }> {
  const form = await parseMultipart(request, maxBytes + MAX_BYTES)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (Buffer.byteLength(texts.flat().join('')) > MAX_BYTES) throw tooLarge()
  const files = form.getAll(filesName).filter((entry) => typeof entry !== 'string' && entry.size > 0)
  const contents = await Promise.all(files.map((file) => new Response(file).arrayBuffer()))
  return { fields: fitting(schema, Object.fromEntries(texts)), files: contents.map((content) => Buffer.from(content)) }
}

async function parseMultipart(request: Request, maxBytes: number): Promise<FormData> {
  const bytes = await limitedBytes(request, maxBytes)
  if (bytes === null) throw tooLarge()
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  return new Response(new Uint8Array(bytes), { headers }).formData().catch(() => Promise.reject(malformed()))
}

const typeOf = (request: Request) => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

function fitting<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, success } = schema.safeParse(value)
  if (!success) throw malformed()
  return data
}
