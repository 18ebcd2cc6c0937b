import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { MissedProduct, ShownVerdict } from '@/contract/selection'
import { figure } from '@/domain/selector/formula'
import { relaxed } from '@/domain/selector/relaxed'
import { type Selection, selectionHref } from '@/domain/selector/selection'
import { productHref } from './links'
import styles from './rows.module.css'

type Props = { misses: readonly MissedProduct[]; selection: Selection }

/** What fails one demand alone, with the way to give it up. */
export function NearMisses({ misses, selection }: Props) {
  if (misses.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="misses">
      <h2 id="misses" className={styles.title}>
        差一点
      </h2>
      <p className={styles.intro}>只有一项达不到；放宽这一项即可选用。</p>
      <ul>
        {misses.map((miss) => (
          <MissRow key={miss.card.id} miss={miss} selection={selection} />
        ))}
      </ul>
    </section>
  )
}

function MissRow({ miss, selection }: { miss: MissedProduct; selection: Selection }) {
  const { card, code, failing } = miss
  const way = relaxed(selection, failing)
  return (
    <li className={`${styles.row} ${styles.miss}`}>
      <SiteLink href={productHref(miss)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {card.cover && <Picture picture={card.cover} alt="" sizes="(min-width: 1280px) 9vw, 21vw" className={styles.cover} />}
      </SiteLink>
      <div>
        <h3 className={styles.name}>
          <SiteLink href={productHref(miss)} className={code && styles.code}>
            <Symbols text={code || card.title} />
          </SiteLink>
        </h3>
        {code !== '' && (
          <p className={styles.line}>
            <Symbols text={card.title} />
          </p>
        )}
      </div>
      <p className={styles.failing}>
        <Icon name="close" size={20} />
        <span>
          <Symbols text={whatFails(failing)} />
        </span>
      </p>
      <SiteLink href={selectionHref(selection, way ? 'results' : 'data', way?.changes)} rel="nofollow" className={styles.relax}>
        {way?.label ?? '修改数据'}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </li>
  )
}

function whatFails({ name, needed, has, gap, unit, derated }: ShownVerdict): string {
  if (has === null) return `${name}：样本未给出，须 ${needed}`
  if (gap === null) return `${name}：${derated || has}，须 ${needed}`
  return `${name}：${has}${derated && `（${derated}）`}，差 ${figure(gap)} ${unit}`
}
