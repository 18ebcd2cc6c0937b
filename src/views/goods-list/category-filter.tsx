'use client'

import { useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { TickMark } from '@/components/tick/tick-mark'
import type { ProductCategoryTree } from '@/contract/products'
import styles from './category-filter.module.css'
import { useList } from './list-context'
import { chooseChild, chooseParent, chosenChildren, chosenParents, unchooseChild, unchooseParent } from './list-state'
import { openAtFirst, openChosen, toggleOpen } from './open-categories'
import { StateLink } from './state-link'

type Parent = ProductCategoryTree[number]

/** The categories: a parent's name chooses the whole of it, its arrow shows its children, of which several can be chosen. */
export function CategoryFilter() {
  const { tree, state } = useList()
  const chosen = chosenParents(state)
  const [categories, setCategories] = useState(() => openAtFirst(chosen, tree))
  if (categories.chosen.join() !== chosen.join()) setCategories(openChosen(categories, chosen))
  return (
    <ul className={styles.parents}>
      {tree.map((parent) => (
        <ParentEntry
          key={parent.id}
          parent={parent}
          isOpen={categories.open.includes(parent.id)}
          onToggle={() => setCategories(toggleOpen(categories, parent.id))}
        />
      ))}
    </ul>
  )
}

function ParentEntry({ parent, isOpen, onToggle }: { parent: Parent; isOpen: boolean; onToggle: () => void }) {
  const { tree, state } = useList()
  const isChosen = chosenParents(state).includes(parent.id)
  const isNarrowed = parent.children.some(({ id }) => chosenChildren(state).includes(id))
  const isWhole = isChosen && !isNarrowed
  const panelId = `category-${parent.id}`
  return (
    <li className={styles.parent}>
      <div className={styles.head}>
        <StateLink
          to={isWhole ? unchooseParent(state, parent.id, tree) : chooseParent(state, parent.id, tree)}
          role="checkbox"
          aria-checked={isNarrowed ? 'mixed' : isChosen}
          className={styles.name}
        >
          {parent.name}
          <span className={styles.count}>
            {parent.productCount}
            <span className="visually-hidden"> 款</span>
          </span>
        </StateLink>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span className="visually-hidden">{parent.name}的子类</span>
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <ul className={styles.children} aria-label={parent.name}>
          {parent.children.map((child) => (
            <ChildEntry key={child.id} child={child} />
          ))}
        </ul>
      </div>
    </li>
  )
}

function ChildEntry({ child }: { child: Parent['children'][number] }) {
  const { tree, state } = useList()
  const isChosen = chosenChildren(state).includes(child.id)
  return (
    <li>
      <StateLink
        to={isChosen ? unchooseChild(state, child.id, tree) : chooseChild(state, child.id, tree)}
        role="checkbox"
        aria-checked={isChosen}
        className={styles.child}
      >
        <TickMark />
        <span className={styles.childName}>{child.name}</span>
        <span className={styles.count}>
          {child.productCount}
          <span className="visually-hidden"> 款</span>
        </span>
      </StateLink>
    </li>
  )
}
