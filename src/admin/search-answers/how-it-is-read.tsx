import type { Explanation } from '../../content/explain-search'
import type { Token } from '../../domain/search/query'
import styles from './search-answers.module.css'
import { quantityText } from './wording'

/** So many other words are named. */
const NAMED = 8

/** What was made of the words that were typed. */
export function HowItIsRead({ explanation }: { explanation: Explanation }) {
  const { keyword, query, correctedTo, isInPieces, withSpelling, codes } = explanation
  return (
    <section className={styles.part} aria-labelledby="how-it-is-read">
      <h2 id="how-it-is-read">怎样理解</h2>
      <dl className={styles.reading}>
        <Fact name="统一写法" text={`${query.whole}（大小写、全角半角、空格和连接符都没有区别）`} />
        {codes.map(({ code, of }) => (
          <Fact key={code} name="订货型号" text={of ? `“${of}”由我们的 ${code} 替代` : `${code}，排在最前`} />
        ))}
        {correctedTo !== null && <Fact name="改正" text={`没有内容写着“${keyword}”，按“${correctedTo}”查找`} />}
        {isInPieces && <Fact name="拆开" text="没有内容同时有原来的词，拆成更短的词查找" />}
        {withSpelling && <Fact name="拼音" text="按原样没有结果，把字母当作拼音或拼音首字母查找" />}
        <dt>查找的词</dt>
        <dd>
          <ul className={styles.tokens}>
            {query.tokens.map((token) => (
              <li key={token.text}>
                <b>{token.text}</b>
                <TokenNotes token={token} withSpelling={withSpelling} />
              </li>
            ))}
          </ul>
          {query.tokens.length > 1 && <p className={styles.hint}>结果要同时有这 {query.tokens.length} 个词，顺序不限。</p>}
        </dd>
      </dl>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}

function TokenNotes({ token: { synonyms, spelt, quantity }, withSpelling }: { token: Token; withSpelling: boolean }) {
  const notes = [
    ...(quantity ? [`数值 ${quantityText(quantity)}，在技术参数里比较`] : []),
    ...(synonyms.length > 0 ? [`同义词：${named(synonyms)}`] : []),
    ...(withSpelling && spelt.length > 0 ? [`拼音：${named(spelt)}`] : []),
  ]
  return notes.length > 0 ? <span>{notes.join('；')}</span> : null
}

const named = (words: readonly string[]) => `${words.slice(0, NAMED).join('、')}${words.length > NAMED ? ` 等 ${words.length} 个` : ''}`
