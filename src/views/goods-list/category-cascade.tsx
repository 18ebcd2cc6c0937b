'use client'

import { Tabs } from '@base-ui/react/tabs'
import { useId } from 'react'
import { TickMark } from '@/components/tick/tick-mark'
import type { ProductCategoryTree } from '@/contract/products'
import styles from './category-cascade.module.css'
import { chooseChild, chooseParent, chosenChildren, chosenParents, type ListState, unchooseChild, unchooseParent } from './list-state'

type Props = { tree: ProductCategoryTree; state: ListState; onChange: (next: ListState) => void }

/** Parents at the left, the children of one of them at the right; of those, several can be chosen. */
export function CategoryCascade({ tree, state, onChange }: Props) {
  const chosen = chosenParents(state)
  return (
    <Tabs.Root orientation="vertical" defaultValue={chosen[0] ?? tree[0]?.id} className={styles.cascade}>
      <Tabs.List className={styles.parents} aria-label="产品类别" activateOnFocus>
        {tree.map(({ id, name, children }) => {
          const count = children.filter((child) => chosenChildren(state).includes(child.id)).length
          return (
            <Tabs.Tab key={id} value={id} className={styles.parent}>
              {name}
              {chosen.includes(id) && (
                <span className={styles.mark}>
                  {count || '全'}
                  <span className="visually-hidden">{count ? ' 项已选' : '部已选'}</span>
                </span>
              )}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {tree.map((parent) => (
        <Tabs.Panel key={parent.id} value={parent.id} className={styles.children}>
          <Children parent={parent} tree={tree} state={state} onChange={onChange} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

function Children({ parent, tree, state, onChange }: Props & { parent: ProductCategoryTree[number] }) {
  const childIds = chosenChildren(state)
  const isWhole = chosenParents(state).includes(parent.id) && !parent.children.some(({ id }) => childIds.includes(id))
  return (
    <ul>
      <Entry
        label={`全部${parent.name}`}
        count={parent.productCount}
        isChosen={isWhole}
        onChange={() => onChange(isWhole ? unchooseParent(state, parent.id, tree) : chooseParent(state, parent.id, tree))}
      />
      {parent.children.map(({ id, name, productCount }) => {
        const isChosen = childIds.includes(id)
        return (
          <Entry
            key={id}
            label={name}
            count={productCount}
            isChosen={isChosen}
            onChange={() => onChange(isChosen ? unchooseChild(state, id, tree) : chooseChild(state, id, tree))}
          />
        )
      })}
    </ul>
  )
}

type EntryProps = { label: string; count: number; isChosen: boolean; onChange: () => void }

function Entry({ label, count, isChosen, onChange }: EntryProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id} className={styles.entry}>
        <input id={id} type="checkbox" className={styles.input} checked={isChosen} onChange={onChange} />
        <TickMark className={styles.tick} />
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  )
}
