import { Link } from '@payloadcms/ui'
import { requestStatuses } from '../../domain/service-options'
import { formatDateTime } from '../../lib/dates'
import type { FoundPerson, FoundRequest } from '../../personal-data/person'
import styles from './personal-data.module.css'

const kinds = { repair: '报修', feedback: '意见反馈', consultation: '项目咨询' } as const

/** What is stored about a person, each request with the way to it. */
export function FoundPersonView({ found }: { found: FoundPerson }) {
  const { requests } = found
  const others = othersOf(found)
  return (
    <>
      <h2>{requests.length > 0 ? `找到 ${requests.length} 条请求` : '没有找到请求'}</h2>
      {requests.length > 0 && <RequestTable requests={requests} />}
      {others.length > 0 && (
        <ul className={styles.other}>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {found.mentions.length > 0 && (
        <p>
          另有其他人的请求在文字或备注中提到，请逐条查看：
          {found.mentions.map(({ collection, id }) => (
            <Link key={`${collection}-${id}`} href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              #{id}{' '}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

function RequestTable({ requests }: { requests: readonly FoundRequest[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">类别</th>
            <th scope="col">状态</th>
            <th scope="col">提交时间</th>
            <th scope="col">姓名</th>
            <th scope="col">照片</th>
            <th scope="col">备注</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ collection, id, kind, status, createdAt, sent, photos, notes }) => (
            <tr key={`${collection}-${id}`}>
              <td>
                <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                  {`${kinds[kind]} ${sent.reference ?? `#${id}`}`}
                </Link>
              </td>
              <td>{requestStatuses.find(({ value }) => value === status)?.label}</td>
              <td>{formatDateTime(createdAt)}</td>
              <td>{String(sent.customerName ?? sent.name ?? '')}</td>
              <td>{photos.length}</td>
              <td>{notes.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function othersOf({ jobs, counted, auditEntries, account }: FoundPerson): string[] {
  return [
    jobs > 0 ? `等待执行的后台任务 ${jobs} 项（只含编号）` : '',
    counted > 0 ? `频率限制：最近一小时已计 ${counted} 次（只存加密摘要，到期自动删除；清除时一并删除）` : '',
    auditEntries > 0 ? `操作记录 ${auditEntries} 条（不含个人信息）` : '',
    account ? '该邮箱是本系统的员工账号，请在“用户”中管理。' : '',
  ].filter((line) => line !== '')
}
