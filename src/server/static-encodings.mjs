import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotliCompress = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Static files are compressed once, with the build; what comes out lies here, under the names of the originals. */
const FOLDER = path.resolve('.next/compressed')

/** What is compressed, and its type: `send` can't tell it from the name of a compressed file. */
const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
})

const EXTENSIONS = /** @type {const} */ ({ br: '.br', gzip: '.gz' })

/** Shorter files fit into one packet as they are. */
const SHORTEST = 1024

/** Takes seconds for all files; 11 would take half a minute for 5 % less. */
const BROTLI_QUALITY = 9

/** Compresses everything that is text in these folders. @param {readonly string[]} roots */
export async function compressStaticFiles(roots) {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const root of roots) {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) await compressFile(root, name)
  }
}

/** @param {string} root @param {string} name */
async function compressFile(root, name) {
  const file = path.join(root, name)
  if (!TYPES[path.extname(name)] || !statSync(file).isFile()) return
  const content = readFileSync(file)
  if (content.length < SHORTEST) return
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const variants = await Promise.all([brotliCompress(content, { params }), gzip(content, { level: 9 })])
  for (const [index, extension] of Object.values(EXTENSIONS).entries()) {
    const variant = variants[index]
    const target = `${compressedPath(root, name)}${extension}`
    mkdirSync(path.dirname(target), { recursive: true })
    if (variant && variant.length < content.length) writeFileSync(target, variant)
  }
}

/** @param {string} root @param {string} name */
const compressedPath = (root, name) => path.join(FOLDER, path.basename(root), name)

/**
 * The compressed form of a static file.
 *
 * @param {string} root `.next/static` or `public`
 * @param {string} name below it
 * @param {import('./page-cache/compress.mjs').Encoding} encoding
 * @returns {{ file: string, type: string } | null} null when there is none
 */
export function encodedFile(root, name, encoding) {
  const type = TYPES[path.extname(name)]
  if (!type || encoding === 'identity') return null
  const file = `${compressedPath(root, name)}${EXTENSIONS[encoding]}`
  return existsSync(file) ? { file, type } : null
}

/** Does a file come in several encodings? @param {string} name */
export const isCompressible = (name) => TYPES[path.extname(name)] !== undefined
