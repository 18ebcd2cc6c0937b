import { Article } from '@/components/article/article'
import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ArrowLink } from '@/components/button/button-link'
import type { Training } from '@/contract/articles'
import styles from './training.module.css'

/** A training to read, in both layouts: its time, its text and its article on the official account (spec: company/training). */
export function TrainingView({ training: { title, updatedAt, content, officialAccountsUrl } }: { training: Training }) {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '员工培训', href: '/Recruiting' }, { label: title }]} />
      <Article
        title={title}
        meta={
          <>
            发布时间 <time dateTime={updatedAt.replace(' ', 'T')}>{updatedAt.slice(0, 16)}</time>
          </>
        }
        after={
          <p className={styles.onward}>
            {officialAccountsUrl && (
              <ArrowLink href={officialAccountsUrl}>
                阅读公众号文章
                <span className="visually-hidden">（新窗口打开）</span>
              </ArrowLink>
            )}
            <ArrowLink href="/Recruiting">查看全部培训</ArrowLink>
          </p>
        }
      >
        <ArticleText html={content} />
      </Article>
    </>
  )
}
