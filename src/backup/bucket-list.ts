import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { environment } from '../lib/environment'
import { BUCKET } from './archive-format'
import { type Source, sourceOf } from './sources'

/**
 * What lies in external storage, by name, size and tag. The files themselves stay there: a bucket keeps its own versions
 * (record 0027), and this says which ones belong to the database.
 */
export async function bucketList(folder: string): Promise<Source[]> {
  if (!environment.S3_BUCKET) return []
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const { bucketClient } = await import('../lib/bucket-client')
  const objects = []
  for await (const page of paginateListObjectsV2({ client: bucketClient() }, { Bucket: environment.S3_BUCKET })) {
    for (const { Key, Size, ETag } of page.Contents ?? []) objects.push({ name: Key, size: Size, tag: ETag })
  }
  const file = path.join(folder, BUCKET)
  await writeFile(file, JSON.stringify(objects), { mode: 0o600 })
  return [await sourceOf(BUCKET, file)]
}
