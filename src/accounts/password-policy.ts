export const MINIMUM_LENGTH = 12
const MAXIMUM_LENGTH = 200

/** zxcvbn's “safely unguessable: moderate protection from an offline attack on slow hashes”. */
const LEAST_SCORE = 3

/** So much of it is judged: what is longer is no easier to guess, and the work grows with the square of the length. */
const JUDGED_LENGTH = 64

const WORD = /[\p{Letter}\p{Number}]{2,}/gu

/** What is often tried where Chinese is spoken, and in no English list. */
const habits = ['admin', 'guanliyuan', 'mima', 'woaini', '5201314', '1314520', '7758521', 'houtai', 'wangzhan']

/**
 * What is wrong with a new password, in Chinese; null when it is good: long enough, and neither common, nor a row of keys or
 * numbers, nor made of words that anybody would try for this account.
 *
 * @param known the account's e-mail and name, the site's name and brand
 */
export async function passwordProblem(password: string, known: readonly string[]): Promise<string | null> {
  if ([...password].length < MINIMUM_LENGTH) return `密码至少 ${MINIMUM_LENGTH} 个字符。`
  if (password.length > MAXIMUM_LENGTH) return `密码最多 ${MAXIMUM_LENGTH} 个字符。`
  const checker = await loadChecker()
  const words = [...habits, ...known].flatMap((text) => [text, ...(text.match(WORD) ?? [])]).filter((word) => word !== '')
  if (checker.check(password.slice(0, JUDGED_LENGTH), words).score >= LEAST_SCORE) return null
  return '此密码太容易猜到：请不要使用常见密码、连续或重复的字符，也不要用邮箱、姓名或品牌名。几个不相干的词连在一起就很好。'
}

let checker: ReturnType<typeof makeChecker> | undefined

/** Loaded with the first password that is set: its dictionary needs a few megabytes. */
function loadChecker() {
  checker ??= makeChecker()
  return checker
}

async function makeChecker() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
