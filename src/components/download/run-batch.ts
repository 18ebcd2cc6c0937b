import { type ArchiveResult, fetchArchive } from './fetch-archive'
import { saveFile } from './save-file'

/** The mask stays this long before the file is saved (spec: common-parts/batch-download). */
const PAUSE_BEFORE_SAVING = 500
const FILE_NAME = '批量下载.zip'

/** Asks for files as one zip, and saves it unless that is called off meanwhile. */
export async function runBatch(ids: readonly number[], signal: AbortSignal): Promise<ArchiveResult> {
  const result = await fetchArchive({ ids, signal })
  if (result.kind !== 'archive') return result
  await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_SAVING))
  if (!signal.aborted) saveFile(result.blob, FILE_NAME)
  return result
}
