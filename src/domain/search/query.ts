import { foldName } from './fold'
import { type Lexicon, spelledBy, synonymsOf } from './lexicon'
import { leadingQuantity } from './quantities'

/** A piece of what was typed that a result must have. */
export type Token = {
  /** As it is compared. */
  text: string
  /** Other words that mean the same. */
  synonyms: readonly string[]
  /** Chinese words that are spelt so in Latin letters. */
  spelt: readonly string[]
  /** A number with a unit; null for a word. */
  quantity: string | null
}

/** @property whole all of it as one word */
export type Query = { whole: string; tokens: readonly Token[] }

/** What follows is passed over: nobody types so many. */
const MOST_TOKENS = 8

const PARTING = /[\s,，、;；:：|]+/u
/** `hm3250塑壳断路器`: shorter letters belong to the word, as in `B型` and `PC级`. */
const CODE_BEFORE_CHINESE = /^([a-z0-9\-_./]{3,})(\p{Script=Han}.*)$/u
const CHINESE_BEFORE_CODE = /^(\p{Script=Han}+)([a-z0-9].*)$/u
const CHINESE = /^\p{Script=Han}+$/u

/**
 * Reads what somebody typed: words in any order, each of which is a code, a quantity or Chinese. Each piece that is parted from
 * another one asks for less: whatever holds the words as they were typed is found.
 */
export function readQuery(text: string, lexicon: Lexicon): Query {
  const pieces = text
    .normalize('NFKC')
    .toLowerCase()
    .split(PARTING)
    .flatMap((word) => piecesOf(word, lexicon))
  return { whole: foldName(text), tokens: asTokens(pieces, lexicon) }
}

/** Tokens of pieces of text, each once. */
export function asTokens(pieces: readonly string[], lexicon: Lexicon): Token[] {
  const tokens = pieces.map((piece): Token => {
    const text = foldName(piece)
    const quantity = leadingQuantity(piece)
    return {
      text,
      synonyms: synonymsOf(text, lexicon),
      spelt: spelledBy(text, lexicon),
      quantity: quantity?.rest === '' ? quantity.quantity : null,
    }
  })
  const byText = new Map(tokens.filter(({ text }) => text !== '').map((token) => [token.text, token]))
  return [...byText.values()].slice(0, MOST_TOKENS)
}

function piecesOf(word: string, lexicon: Lexicon): string[] {
  if (word === '' || lexicon.words.includes(foldName(word))) return [word]
  const quantity = leadingQuantity(word)
  if (quantity) return [quantity.text, ...piecesOf(quantity.rest, lexicon)]
  const [, code, rest] = CODE_BEFORE_CHINESE.exec(word) ?? CHINESE_BEFORE_CODE.exec(word) ?? []
  if (code !== undefined && rest !== undefined) return [...piecesOf(code, lexicon), ...piecesOf(rest, lexicon)]
  return CHINESE.test(word) ? byKnownWords(word, lexicon) : [word]
}

/** Around the longest word that has synonyms: `光伏浪涌保护器` is 光伏 and 浪涌保护器. */
function byKnownWords(word: string, lexicon: Lexicon): string[] {
  const known = lexicon.words.find((candidate) => candidate.length < word.length && word.includes(candidate))
  if (!known || synonymsOf(known, lexicon).length === 0) return [word]
  const at = word.indexOf(known)
  return [...piecesOf(word.slice(0, at), lexicon), known, ...piecesOf(word.slice(at + known.length), lexicon)]
}
