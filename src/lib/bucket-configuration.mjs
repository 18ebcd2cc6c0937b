/**
 * How external storage of files is reached: the same for the server, the CMS and for what looks after it.
 *
 * @param {import('./environment.mjs').Environment} environment
 */
export const bucketConfiguration = ({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => ({
  endpoint: S3_ENDPOINT || undefined,
  region: S3_REGION,
  forcePathStyle: S3_ENDPOINT !== '',
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  // A file is stored within the turn of whoever writes: a storage that hangs must not hold up all the others for long.
  requestHandler: { connectionTimeout: 3000, socketTimeout: 4000 },
  maxAttempts: 2,
})
