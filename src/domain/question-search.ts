import { htmlToText } from '../lib/html'
import { containsWords } from '../lib/words'

/** They begin and end within a word: `I<sub>cu</sub>`. */
const INLINE = /<\/?(?:a|em|span|strong|sub|sup|u|wbr)\b[^>]*>/g

type Searched = { question: string; answer: string }

/**
 * How a question answers to a search: by its own words, or with those of its answer, of which each may have some
 * (spec: questions/search).
 *
 * @returns null when a word is in neither
 */
export function matchOf({ question, answer }: Searched, words: readonly string[]): 'question' | 'answer' | null {
  if (containsWords(question, words)) return 'question'
  return containsWords(`${question}\n${htmlToText(answer.replace(INLINE, ''))}`, words) ? 'answer' : null
}
