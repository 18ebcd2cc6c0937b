import { Article } from '@/components/article/article'
import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ArrowLink } from '@/components/button/button-link'
import { FurtherReading } from '@/components/further-reading/further-reading'
import { Picture } from '@/components/picture/picture'
import { TitleText } from '@/components/symbols/title-text'
import type { Training, TrainingCard } from '@/contract/articles'
import styles from './training.module.css'

type Props = {
  training: Training
  /** Other trainings, the newest first. */
  further: readonly TrainingCard[]
}

/**
 * A training to read, in both layouts: its time, picture and text, its article on the official account, and what to read next
 * (spec: company/training). The key resets the size of the text.
 */
export function TrainingView({ training: { id, title, cover, updatedAt, content, officialAccountsUrl }, further }: Props) {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '员工培训', href: '/Recruiting' }, { label: title }]} />
      <Article
        key={id}
        title={title}
        heading={<TitleText text={title} />}
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
            <ArrowLink href="/Recruiting#trainings">查看全部培训</ArrowLink>
          </p>
        }
      >
        {cover && <Picture picture={cover} sizes="(min-width: 1000px) 880px, 92vw" isFirst alt="" className={styles.cover} />}
        <ArticleText html={content} />
      </Article>
      <FurtherReading title="继续阅读" entries={further.map(toEntry)} sizes="(min-width: 960px) 20vw, 45vw" />
    </>
  )
}

const toEntry = (card: TrainingCard) => ({ ...card, href: card.officialAccountsUrl || `/RecruitingInfo?id=${card.id}` })
