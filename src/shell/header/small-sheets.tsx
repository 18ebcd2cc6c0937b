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
        <p className={styles.line}>从行业的真实负荷出发，到一张图纸、一套产品</p>
      </div>
      <SheetLinks links={links} />
    </div>
  )
}

/** Story categories with the global cases. */
export function StorySheet({ links }: { links: MenuLink[] }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.intro}>
        <p className={styles.title}>客户案例</p>
        <p className={styles.line}>看同行怎样用，怎样算账，怎样运维</p>
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
        <p className={styles.line}>了解我们的来处、能力与正在发生的事</p>
      </div>
      <SheetLinks links={links} icons={aboutIcons} />
    </div>
  )
}
