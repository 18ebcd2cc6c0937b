import { readCopyMark } from '../database/copy-mark.mjs'
import { Problem } from '../lib/problem.mjs'

/**
 * A database into which a site was copied in part is not started on: pages would lack what is still to come.
 *
 * @param {string} databaseUri
 */
export async function assertNotHalfCopied(databaseUri) {
  const mark = await readCopyMark(databaseUri)
  if (!mark) return
  throw new Problem(
    `The copy of ${mark.from} into this database is not complete: run \`npm run copy-site\` again with the same --from and --to before you start the site.`,
  )
}
