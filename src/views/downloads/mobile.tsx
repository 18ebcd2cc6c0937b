import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { setDocuments } from '@/components/document-list/set-documents'
import { PageBanner } from '@/components/page-banner/page-banner'
import { QuestionSection } from '@/components/questions/question-section'
import { CategoryTabs } from './category-tabs'
import { DocumentPage } from './document-page'
import styles from './downloads.module.css'
import { ListProvider } from './list-context'
import { type DownloadsProps, trailOf } from './props'
import { SearchBox } from './search-box'

/** The download centre on a phone: the categories are a row that scrolls sideways (spec: downloads/page). */
export function MobileDownloads({ state, categories, documents, header, chosen, near, questions }: DownloadsProps) {
  return (
    <ListProvider state={state}>
      <PageBanner header={header} isLow />
      <Breadcrumb items={[{ label: '首页', href: '/' }, ...trailOf(chosen)]} />
      <div className="container">
        <SearchBox />
      </div>
      <CategoryTabs categories={categories} />
      <section className={`container ${styles.list}`} aria-labelledby="list-title">
        <h2 id="list-title" className="visually-hidden">
          资料列表
        </h2>
        <DocumentPage documents={{ ...documents, rows: setDocuments(documents.rows, () => state.keyword) }} near={near} />
      </section>
      <QuestionSection questions={questions} title="也许已有答案" isFollowing />
    </ListProvider>
  )
}
