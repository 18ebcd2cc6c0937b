import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { About } from './about'
import { FurtherSolutions } from './further-solutions'
import { Head } from './head'
import styles from './mobile.module.css'
import { type SolutionPage, trailOf } from './solution-page'

/** A solution on a phone: one thing under the other. */
export function SolutionMobile({ solution, further }: SolutionPage) {
  return (
    <article key={solution.id}>
      <Breadcrumb items={trailOf(solution)} />
      <Head solution={solution} />
      <div className={`container ${styles.body}`}>
        <ArticleText html={solution.content} />
        <About solution={solution} />
      </div>
      <FurtherSolutions solution={solution} further={further} />
    </article>
  )
}
