import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { askFindings } from '../../publishing/ask-findings'

/** Longer nobody waits; what the form has is looked at again before it is published. */
const LONGEST_MS = 3000

/**
 * Asks by which rule a field refuses a line, among those that only the server knows.
 *
 * @param document its name: `questions.3`
 * @returns null when there is none, or the server can't be asked: then the form keeps the line as it keeps all that is typed
 */
export async function refusedByServer(document: string, fields: FormState, path: string, line: string): Promise<string | null> {
  const data = reduceFieldsToValues({ ...fields, [path]: { ...fields[path], value: line } }, true)
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null))
  const findings = await Promise.race([askFindings(document, data), late])
  return findings?.find((finding) => finding.severity === 'error' && finding.path === path)?.sentence ?? null
}
