import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { About } from './about'
import styles from './desktop.module.css'
import { FurtherSolutions } from './further-solutions'
import { Head } from './head'
import { type SolutionPage, trailOf } from './solution-page'

/** A solution on a desktop: the industry stays beside the text. */
export function SolutionDesktop({ solution, further }: SolutionPage) {
  return (
    <article key={solution.id}>
      <Breadcrumb items={trailOf(solution)} />
      <Head solution={solution} />
      <div className={`container ${styles.columns}`}>
        <ArticleText html={solution.content} className={styles.text} />
        <About solution={solution} />
      </div>
      <FurtherSolutions solution={solution} further={further} />
    </article>
  )
}
