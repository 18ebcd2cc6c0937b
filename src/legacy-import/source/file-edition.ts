import type { Answer, Fetcher } from './fetcher'

/** By what a source tells that a file is still the same: its tag, or its date; an empty text where it says neither. */
export const editionOf = ({ headers }: Pick<Answer, 'headers'>): string => headers.get('etag') ?? headers.get('last-modified') ?? ''

/** What a source says of a file that was fetched before: `unknown` where only its content could tell. */
export type FileState = 'same' | 'other' | 'unknown'

/**
 * Asks whether a file has changed since it had this edition, without fetching it (spec: moving/replaced-files).
 *
 * @throws Unanswered when it isn't there any more
 */
export function askFileState({ ask }: Fetcher, address: URL, edition: string): Promise<FileState> {
  const read = async (answer: Answer): Promise<FileState> => {
    if (answer.status === 304) return 'same'
    const now = editionOf(answer)
    if (now === '' || edition === '') return 'unknown'
    return now === edition ? 'same' : 'other'
  }
  return ask(address, read, async () => ({ 'Accept-Encoding': 'identity', ...conditionOf(edition) }))
}

function conditionOf(edition: string): Record<string, string> {
  if (edition === '') return {}
  return /^(W\/)?"/.test(edition) ? { 'If-None-Match': edition } : { 'If-Modified-Since': edition }
}
