import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { Coordination, SelectedProduct } from '@/contract/selection'
import { limitText, reaches } from '@/domain/selectivity'
import { figure } from '@/domain/selector/formula'
import styles from './said-devices.module.css'

/** What the catalogue's tables say of devices below or above the nearest one, and no more (spec: selector/coordination). */
export function SaidDevices({ best, said: { side, amperes, kiloamperes, devices } }: { best: SelectedProduct; said: Coordination }) {
  const conditions = [...new Set(devices.flatMap((device) => device.conditions || []))]
  return (
    <>
      <p>
        {side === 'below' ? '上级' : '下级'} {best.card.model}，{amperes} A；短路电流 {figure(kiloamperes, 3)} kA
      </p>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <span>
              <SiteLink href={`/GoodsInfoView?id=${device.id}`}>{device.model}</SiteLink>
              <span className={styles.amperes}>
                {side === 'below' ? '≤' : '≥'} {device.amperes} A
              </span>
            </span>
            <span className={reaches(device.limit, kiloamperes) ? styles.enough : styles.partial}>{limitText(device.limit)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        <Symbols text={`${['按样本的选择性表，AC 380〜415 V', ...conditions].join('；')}。`} />
      </p>
    </>
  )
}
