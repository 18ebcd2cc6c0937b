import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'

/** A server of S3 that is not ours, with a bucket for tests. */
export type S3Server = {
  name: string
  /** What the site is configured with. */
  environment: Record<string, string>
  /** Lays an object of zeros there without sending it; null where that can't be done. */
  layEmpty: ((name: string, bytes: number) => void) | null
  stop: () => Promise<void>
}

const PACKAGE = '@20minutes/s3rver'
const BUCKET = 'site'

/** The one that `S3_TEST_ENDPOINT` names, with a bucket and keys (record 0058); else that of the package. */
export const startS3Server = async (): Promise<S3Server> => given() ?? (await ofPackage())

function given(): S3Server | null {
  const { S3_TEST_ENDPOINT, S3_TEST_BUCKET = BUCKET, S3_TEST_ACCESS_KEY_ID = '', S3_TEST_SECRET_ACCESS_KEY = '' } = process.env
  if (!S3_TEST_ENDPOINT) return null
  const keys = { S3_ACCESS_KEY_ID: S3_TEST_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: S3_TEST_SECRET_ACCESS_KEY }
  const environment = { S3_ENDPOINT: S3_TEST_ENDPOINT, S3_BUCKET: S3_TEST_BUCKET, ...keys }
  return { name: 'the server of S3_TEST_ENDPOINT', environment, layEmpty: null, stop: async () => undefined }
}

type Running = {
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
  middleware: ((asked: { path: string }, next: () => Promise<void>) => Promise<void>)[]
  allowMismatchedSignatures: boolean
}
const makes = z.custom<new (options: object) => Running>((value) => typeof value === 'function')

/**
 * The one of the package.
 *
 * @param at the port where it listens; any free one where none is named
 */
export async function ofPackage(at = 0): Promise<S3Server> {
  const require = createRequire(import.meta.url)
  const S3rver = makes.parse(require(PACKAGE))
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'))
  const server = new S3rver({ address: '127.0.0.1', port: at, silent: true, directory, configureBuckets: [{ name: BUCKET }] })
  // Of a bucket's own address it forgets the slash at the end when it looks at signatures: these are believed, and no others.
  server.middleware.unshift(({ path: asked }, next) => {
    server.allowMismatchedSignatures = asked === `/${BUCKET}/`
    return next()
  })
  const { port } = await server.run()
  const environment = environmentOfPackage(port)
  const stop = async () => {
    await server.close()
    rmSync(directory, { recursive: true })
  }
  return { name: PACKAGE, environment, layEmpty: layEmptyIn(path.join(directory, BUCKET)), stop }
}

/** What a site is configured with whose bucket is that of the package, there or not. */
export const environmentOfPackage = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

/** As it lays its objects: a file, and beside it the sum of its content, which would take long to make of a large one. */
const layEmptyIn = (folder: string) => (name: string, bytes: number) => {
  const file = path.join(folder, `${name}._S3rver_object`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  truncateSync(file, bytes)
  writeFileSync(`${file}.md5`, '0'.repeat(32))
}
