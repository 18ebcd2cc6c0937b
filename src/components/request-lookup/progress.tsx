import type { RequestRecord } from '@/contract/form-bodies'
import { Icon } from '../icon/icon'
import styles from './progress.module.css'

/** The four steps with their texts (spec: service/progress). */
const steps = [
  { title: '已提交', note: '' },
  { title: '待处理', note: '（等待客服受理）' },
  { title: '处理中', note: '（已受理，请留意来电）' },
  { title: '已完成', note: '（处理完毕，如有疑问请联系在线客服或拨打服务热线）' },
]

type Props = { status: RequestRecord['status']; hotline: string }

/** How far a request has come: submitted always, the others up to its status (spec: service/progress). */
export function Progress({ status, hotline }: Props) {
  const current = Number(status) + 1
  return (
    <ol className={styles.steps} aria-label="处理进度">
      {steps.map(({ title, note }, index) => (
        <li
          key={title}
          className={styles.step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.circle}>{index <= current && <Icon name="check" size={24} />}</span>
          <p className={styles.text}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </p>
          {index === steps.length - 1 && hotline && (
            <a href={`tel:${hotline}`} className={styles.hotline}>
              {hotline}
            </a>
          )}
          <span className="visually-hidden">{index <= current ? '已到达' : '未到达'}</span>
        </li>
      ))}
    </ol>
  )
}
