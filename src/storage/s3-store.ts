import type { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { bucketConfiguration, readingConfiguration } from '../lib/bucket-configuration.mjs'
import type { Environment } from '../lib/environment.mjs'
import { flowing } from '../lib/flowing.mjs'
import { isShownInline } from '../lib/is-shown-inline.mjs'
import type { FileStore, NewFile, StoredFile } from './file-store'

/**
 * Files in an external storage that speaks S3.
 *
 * @param place how the names of the objects begin, without a slash
 */
export function s3Store(environment: Environment, place: string): FileStore {
  const client = new S3(bucketConfiguration(environment))
  const reader = new S3(readingConfiguration(environment))
  const Bucket = environment.S3_BUCKET
  const has = (name: string) => ifThere(() => client.headObject(at(name)).then(() => true), false)
  const prefix = `${place}/`
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` })
  return {
    write: async (...files) => {
      const put = ({ name, content, mimeType }: NewFile) =>
        // Browsers get it from the storage itself: what they may not show is downloaded.
        client.putObject({
          ...at(name),
          Body: content,
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
        const { Body, ContentLength = 0 } = await reader.getObject(at(name))
        // In Node the body is a stream of Node; the type also knows browsers.
        return { content: flowing(Body as Readable), bytes: ContentLength }
      }, null),
    list: async () => {
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
      await client.deleteObject(at(name))
    },
  }
}

async function ifThere<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return otherwise
    throw error
  }
}
