import 'server-only'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { environment } from '../../lib/environment'
import { reason } from './reason'

/** The object that a look writes over and over. */
const OBJECT = '.readiness'

/** How long a look at external storage holds: each one costs a request. */
const KEPT_MS = 30_000

let externalGoodUntil = 0

/** Can pictures and files be stored? */
export async function storageProblem(): Promise<string | null> {
  try {
    await writeFolder()
    if (environment.S3_BUCKET) await writeBucket()
    return null
  } catch (error) {
    return reason('files can not be stored', error)
  }
}

async function writeFolder(): Promise<void> {
  const file = path.join(environment.DATA_DIR, `${OBJECT}-${process.pid}`)
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      await handle.writeFile('ok')
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}

async function writeBucket(): Promise<void> {
  if (performance.now() < externalGoodUntil) return
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const { bucketClient } = await import('../../lib/bucket-client')
  const put = new PutObjectCommand({ Bucket: environment.S3_BUCKET, Key: OBJECT, Body: 'ok' })
  await bucketClient().send(put, { abortSignal: AbortSignal.timeout(3000) })
  externalGoodUntil = performance.now() + KEPT_MS
}
