import { Link } from '@payloadcms/ui'
import type { ExplainedHit, ExplainedKind, Explanation } from '../../content/explain-search'
import tags from '../brand/tag.module.css'
import { editAddress } from '../dashboard/content-kinds'
import styles from './search-answers.module.css'
import { isListed, kindNames, metText, rankOf, ranks } from './wording'

/** What was found, kind by kind, each result with its rank and the reasons for it. */
export function FoundKinds({ explanation: { keyword, kinds } }: { explanation: Explanation }) {
  return (
    <section className={styles.part} aria-labelledby="what-is-found">
      <h2 id="what-is-found">找到了什么</h2>
      {kinds.length === 0 ? (
        <p>
          没有找到任何内容。补充一个<Link href="/admin/collections/synonyms/create">同义词</Link>，访客下次就能找到。
        </p>
      ) : (
        <p className={styles.hint}>
          排序从前到后：{ranks.join(' › ')}；同一级里，名称中占得越多的越靠前。
          <a href={`/SearchResult?val=${encodeURIComponent(keyword)}&search=true`} target="_blank" rel="noopener">
            在网站上看这次搜索
          </a>
        </p>
      )}
      {kinds.map((found) => (
        <FoundKindList key={found.kind} found={found} />
      ))}
    </section>
  )
}

function FoundKindList({ found: { kind, collection, total, hits } }: { found: ExplainedKind }) {
  return (
    <section className={styles.kind} aria-labelledby={`found-${kind}`}>
      <h3 id={`found-${kind}`}>
        {kindNames[kind]} <span className={styles.total}>{total}</span>
        {!isListed(kind) && <span className={styles.where}>只在输入时的建议里出现</span>}
      </h3>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <FoundHit key={hit.id} hit={hit} href={editAddress(collection, hit.id)} />
        ))}
      </ol>
      {total > hits.length && <p className={styles.hint}>后面还有 {total - hits.length} 条。</p>}
    </section>
  )
}

function FoundHit({ hit, href }: { hit: ExplainedHit; href: string }) {
  const { title, code, reasons } = hit
  return (
    <li>
      <span className={styles.title}>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        <span className={tags.tag}>{rankOf(hit)}</span>
      </span>
      <ul className={styles.reasons}>
        {code !== null && <li>订货型号 {code} 属于这个产品</li>}
        {reasons.map(({ token, met }) => (
          <li key={token}>
            <b>{token}</b> {metText(met)}
          </li>
        ))}
      </ul>
    </li>
  )
}
