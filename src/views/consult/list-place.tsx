import styles from './list-place.module.css'
import type { useSentList } from './use-sent-list'

type Props = { list: ReturnType<typeof useSentList>; link: string }

/** Where the list stands that goes along; its place is kept while what shows it is loaded. */
export function ListPlace({ list: { ListCard, isExpected, remove }, link }: Props) {
  if (!isExpected) return null
  return ListCard && link !== '' ? <ListCard link={link} onRemove={remove} /> : <div className={styles.waiting} aria-busy="true" />
}
