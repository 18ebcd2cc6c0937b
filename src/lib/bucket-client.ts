import { S3Client } from '@aws-sdk/client-s3'
import { bucketConfiguration } from './bucket-configuration.mjs'
import { environment } from './environment'

let client: S3Client | undefined

/** A client of external storage. */
export function bucketClient(): S3Client {
  client ??= new S3Client({ ...bucketConfiguration(environment), maxAttempts: 1 })
  return client
}
