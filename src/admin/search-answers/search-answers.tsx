import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { explainSearch } from '../../content/explain-search'
import { hasRole } from '../../domain/roles'
import { explainAddress } from './explain-address'
import { FoundKinds } from './found-kinds'
import { HowItIsRead } from './how-it-is-read'
import styles from './search-answers.module.css'

/** Each shows another way of reading. */
const EXAMPLES = ['hm3250', '空开', 'duanluqi', '塑壳 630A', '断路气', '短路分断能力']

/** `/admin/search-answers`: how a search is read, what it finds and why, in words for who writes content (spec: content/search-answers). */
export async function SearchAnswers({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { q } = searchParams ?? {}
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, searchParams, visibleEntities }}
      user={user ?? undefined}
      viewActions={[]}
    >
      <Gutter>
        <main className={styles.page}>
          <h1>搜索是怎样回答的</h1>
          {hasRole(user, ['admin', 'editor']) ? <Answer asked={typeof q === 'string' ? q : ''} /> : <p>没有权限。</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}

async function Answer({ asked }: { asked: string }) {
  const explanation = asked ? await explainSearch(asked) : null
  return (
    <>
      <p className={styles.hint}>
        输入访客会搜索的词，看网站怎样理解它、找到了什么、为什么这样排序；不计入访客搜索的统计。找不到或理解错了时，可以补充
        <Link href="/admin/collections/synonyms">同义词</Link>，或在产品的名称、技术参数里写上这个叫法。
      </p>
      <form className={styles.form} action={explainAddress('')}>
        <label htmlFor="asked">搜索词</label>
        <span className={styles.field}>
          <input id="asked" type="search" name="q" defaultValue={asked} maxLength={100} autoComplete="off" key={asked} />
          <button type="submit">查看</button>
        </span>
      </form>
      <p className={styles.examples}>
        例如：
        {EXAMPLES.map((example) => (
          <Link key={example} href={explainAddress(example)} prefetch={false}>
            {example}
          </Link>
        ))}
      </p>
      {asked && !explanation && <p>“{asked}”里没有文字或数字，网站按原样查找标题。</p>}
      {explanation && (
        <>
          <HowItIsRead explanation={explanation} />
          <FoundKinds explanation={explanation} />
        </>
      )}
    </>
  )
}
