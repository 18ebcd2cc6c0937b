import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { bucketConfiguration } from '../../lib/bucket-configuration.mjs'

/** @typedef {import('../../lib/environment.mjs').Environment} Environment */

/** Written once into a storage of files, so that it is known again: whoever sees another mark, or none, looks at another storage. */
export const STORAGE_MARK = '.storage-id'

const LIMIT_MS = 3000

/**
 * @param {Environment} environment
 * @returns {Promise<string | null>} null when the storage has none
 * @throws when the storage can't be asked
 */
export async function readStorageMark(environment) {
  const mark = environment.S3_BUCKET ? await readObject(environment) : await readOwnFile(environment)
  return mark === '' ? null : mark
}

/** @param {Environment} environment @param {string} mark */
export async function writeStorageMark(environment, mark) {
  if (environment.S3_BUCKET) {
    const s3 = await clientOf(environment)
    await s3.putObject({ ...objectOf(environment), Body: mark }, { abortSignal: AbortSignal.timeout(LIMIT_MS) })
    return
  }
  const file = path.join(environment.DATA_DIR, STORAGE_MARK)
  // Written beside and renamed, so that a kill never leaves half a mark.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, mark, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}

/** @param {Environment} environment */
async function readOwnFile({ DATA_DIR }) {
  return readFile(path.join(DATA_DIR, STORAGE_MARK), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** @param {Environment} environment */
async function readObject(environment) {
  const s3 = await clientOf(environment)
  try {
    const { Body } = await s3.getObject(objectOf(environment), { abortSignal: AbortSignal.timeout(LIMIT_MS) })
    return (await Body?.transformToString()) ?? null
  } catch (error) {
    if (Object(Object(error).$metadata).httpStatusCode === 404) return null
    throw error
  }
}

/** @param {Environment} environment */
const objectOf = ({ S3_BUCKET }) => ({ Bucket: S3_BUCKET, Key: STORAGE_MARK })

/** @type {Promise<import('@aws-sdk/client-s3').S3> | undefined} */
let client

/**
 * @param {Environment} environment
 * @returns {Promise<import('@aws-sdk/client-s3').S3>} loaded only where there is external storage
 */
const clientOf = (environment) =>
  (client ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3({ ...bucketConfiguration(environment), maxAttempts: 1 })))
