import { ArrowLink } from '@/components/button/button-link'
import type { IconName } from '@/components/icon/icon-names'
import type { SolutionCategoryNode } from '@/contract/solutions'
import { allStories, type MenuLink, solutionHref } from '../menu/menu-sections'
import { SheetLinks } from './sheet-links'
import styles from './small-sheets.module.css'

/** Solution categories; sub-categories stand under their category where there are any. */
export function SolutionSheet({ categories }: { categories: SolutionCategoryNode[] }) {
  const links = categories.flatMap((category) =>
    [category, ...category.children].map((node) => ({ label: node.name, href: solutionHref(node) })),
  )
  return (
    <div className={styles.sheet}>
      <div className={styles.intro}>
        <p className={styles.title}>解决方案</p>
        <p className={styles.line}>按行业给出配电方案与产品</p>
      </div>
      <SheetLinks links={links} />
    </div>
  )
}

/** The industries of the stories; the list has the global cases (spec: navigation/menu-links). */
export function StorySheet({ links }: { links: MenuLink[] }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.intro}>
        <p className={styles.title}>客户案例</p>
        <p className={styles.line}>同行的现场、需求与结果</p>
        <ArrowLink href={allStories.href} className={styles.more}>
          {allStories.label}
        </ArrowLink>
      </div>
      <SheetLinks links={links} />
    </div>
  )
}

const aboutIcons: IconName[] = ['building', 'factory', 'news', 'user']

/** The pages about the company. */
export function AboutSheet({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.intro}>
        <p className={styles.title}>{title}</p>
        <p className={styles.line}>公司、动态与加入我们</p>
      </div>
      <SheetLinks links={links} icons={aboutIcons} />
    </div>
  )
}
