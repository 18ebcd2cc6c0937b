import 'server-only'
import { databaseProblem } from './database'
import { storageProblem } from './storage'

/** Why the application can't do its work, in words for operators: without addresses, names and secrets. */
export async function notReady(): Promise<string[]> {
  const problems = await Promise.all([databaseProblem(), storageProblem()])
  return problems.filter((problem) => problem !== null)
}
