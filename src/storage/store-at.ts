import path from 'node:path'
import { environment } from '../lib/environment'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

/**
 * Where files of one kind lie: in a folder of the data folder, or in external storage below the same name.
 *
 * @param place for instance `media`
 */
export const storeAt = (place: string): FileStore =>
  environment.S3_BUCKET ? s3Store(environment, place) : folderStore(path.join(environment.DATA_DIR, place))
