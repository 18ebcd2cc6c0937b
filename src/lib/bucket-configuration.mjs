/** How many files are read at a time: by visitors, through the site, as slowly as they like. Beyond that they wait for each other. */
const MOST_READERS = 1000

/** @param {import('./environment.mjs').Environment} environment */
const reached = ({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => ({
  endpoint: S3_ENDPOINT || undefined,
  region: S3_REGION,
  forcePathStyle: S3_ENDPOINT !== '',
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  maxAttempts: 2,
})

/**
 * How external storage of files is reached: the same for the server, the CMS and for what looks after it.
 *
 * @param {import('./environment.mjs').Environment} environment
 */
export const bucketConfiguration = (environment) => ({
  ...reached(environment),
  // A file is stored within the turn of whoever writes: a storage that hangs must not hold up all the others for long.
  requestHandler: { connectionTimeout: 3000, socketTimeout: 4000 },
})

/**
 * How files are read from it. The connection of a reader may rest, because he reads slowly: only the answer has to begin in time, and
 * what comes after it is watched by `flowing` (src/lib/flowing.mjs).
 *
 * @param {import('./environment.mjs').Environment} environment
 */
export const readingConfiguration = (environment) => ({
  ...reached(environment),
  requestHandler: {
    connectionTimeout: 3000,
    requestTimeout: 4000,
    throwOnRequestTimeout: true,
    socketTimeout: 0,
    httpAgent: { maxSockets: MOST_READERS },
    httpsAgent: { maxSockets: MOST_READERS },
  },
})
