/** The adapter's ways to write. Payload calls some of them outside of any transaction: jobs, failed sign-ins, its key-value store. */
export const WRITES = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
  'createVersion',
  'updateVersion',
  'deleteVersions',
  'createGlobalVersion',
  'updateGlobalVersion',
  'updateJobs',
] as const
