import { tradeWords } from '../trade-words'
import { foldName } from './fold'
import type { Lexicon } from './lexicon'
import { asTokens, type Query } from './query'

const RUNS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const known = [...tradeWords].sort((one, other) => other.length - one.length)

/**
 * The same query in the smallest pieces that mean something, for one that finds nothing: 质量体系证书 finds what has 质量, 体系 and 证书
 * apart. Null when there are no smaller pieces.
 */
export function relaxed(text: string, query: Query, lexicon: Lexicon): Query | null {
  const runs = text.normalize('NFKC').toLowerCase().match(RUNS) ?? []
  const pieces = runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? wordsIn(run, lexicon) : [run]))
  const long = pieces.filter((piece) => [...foldName(piece)].length > 1)
  const tokens = asTokens(long.length > 0 ? long : pieces, lexicon)
  const isSame = tokens.length === query.tokens.length && tokens.every(({ text }, index) => text === query.tokens[index]?.text)
  return isSame || tokens.length === 0 ? null : { whole: query.whole, tokens }
}

/** By the words of the trade, and what lies between them by a general dictionary. */
function wordsIn(run: string, lexicon: Lexicon): string[] {
  const word = [...lexicon.words, ...known].find((candidate) => candidate.length > 1 && run.includes(candidate))
  if (!word) return [...segmenter.segment(run)].map(({ segment }) => segment)
  const at = run.indexOf(word)
  const [before, behind] = [run.slice(0, at), run.slice(at + word.length)]
  return [...(before ? wordsIn(before, lexicon) : []), word, ...(behind ? wordsIn(behind, lexicon) : [])]
}
