import 'server-only'
import { databaseProblem } from './database'
import { identityProblem } from './identity'
import { storageProblem } from './storage'

/** Why the application can't do its work, in words for operators: without addresses, names and secrets. */
export async function notReady(): Promise<string[]> {
  const [database, storage] = await Promise.all([databaseProblem(), storageProblem()])
  const problems = [database, storage, database ? null : await identityProblem()]
  return problems.filter((problem) => problem !== null)
}
