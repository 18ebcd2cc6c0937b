import type { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import { bucketConfiguration, readingConfiguration } from '../lib/bucket-configuration.mjs'
import type { Environment } from '../lib/environment.mjs'
import { flowing } from '../lib/flowing.mjs'
import { isShownInline } from '../lib/is-shown-inline.mjs'
import { digestOfParts, type FileContent, isOnDisk, partsOf } from './file-content'
import type { FileStore, NewFile, StoredFile } from './file-store'

/**
 * Files in an external storage that speaks S3.
 *
 * @param place how the names of the objects begin, without a slash
 */
export function s3Store(environment: Environment, place: string): FileStore {
  const clients = connect(environment)
  const Bucket = environment.S3_BUCKET
  const has = (name: string) =>
    ifThere(async () => {
      await (await clients).client.headObject(at(name))
      return true
    }, false)
  const prefix = `${place}/`
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` })
  return {
    write: async (...files) => {
      const { client } = await clients
      const put = async ({ name, content, mimeType }: NewFile) =>
        // Browsers get it from the storage itself: what they may not show is downloaded.
        client.putObject({
          ...at(name),
          ...(await bodyOf(content)),
          ContentType: mimeType,
          ContentDisposition: isShownInline(name) ? 'inline' : 'attachment',
        })
      await Promise.all(files.map(put))
    },
    has,
    // The time of an object only changes with the object.
    renew: has,
    open: (name) =>
      ifThere(async () => {
        const { Body, ContentLength = 0 } = await (await clients).reader.getObject(at(name))
        // In Node the body is a stream of Node; the type also knows browsers.
        return { content: flowing(Body as Readable), bytes: ContentLength }
      }, null),
    list: async () => {
      const { client } = await clients
      const files: StoredFile[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.listObjectsV2({ Bucket, Prefix: prefix, ContinuationToken })
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          files.push({ name: Key.slice(prefix.length), writtenAt: LastModified })
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return files
    },
    remove: async (name) => {
      await (await clients).client.deleteObject(at(name))
    },
  }
}

/** What is sent in parts goes with its sum, as the library would put sums of its own between them, which not every storage understands. */
async function bodyOf(content: FileContent) {
  if (!isOnDisk(content)) return { Body: content }
  const ChecksumSHA256 = (await digestOfParts(partsOf(content))).toString('base64')
  return { Body: partsOf(content), ContentLength: content.bytes, ChecksumSHA256 }
}

/** The library comes with the first store: most sites have none, and would read it at each start. */
async function connect(environment: Environment): Promise<{ client: S3; reader: S3 }> {
  const library = await import('@aws-sdk/client-s3')
  return { client: new library.S3(bucketConfiguration(environment)), reader: new library.S3(readingConfiguration(environment)) }
}

async function ifThere<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return otherwise
    throw error
  }
}
