import { Link } from '@payloadcms/ui'
import type { IconName } from '../../components/icon/icon-names'
import { Icon } from './icon'
import styles from './quick-actions.module.css'
import { isReader, type Reader } from './reader'

type Action = { label: string; href: string; icon: IconName; opensSite?: boolean }

const openSite: Action = { label: '打开网站', href: '/', icon: 'globe', opensSite: true }

const editorsActions: Action[] = [
  { label: '新建产品', href: '/admin/collections/products/create', icon: 'cube' },
  { label: '新建新闻', href: '/admin/collections/news/create', icon: 'news' },
  { label: '新建案例', href: '/admin/collections/stories/create', icon: 'building' },
  { label: '上传资料', href: '/admin/collections/documents/create', icon: 'catalogue' },
  { label: '新建横幅', href: '/admin/collections/banners/create', icon: 'expand' },
  { label: '编辑首页', href: '/admin/globals/home-page', icon: 'grid' },
  openSite,
]

const serviceActions: Action[] = [
  { label: '服务请求', href: '/admin/collections/service-requests', icon: 'wrench' },
  { label: '项目咨询', href: '/admin/collections/consultations', icon: 'chat' },
  openSite,
]

/** The ways to begin what the reader does most. */
export function QuickActions({ reader }: { reader: Reader }) {
  const actions = isReader(reader, ['admin', 'editor']) ? editorsActions : serviceActions
  return (
    <nav aria-label="快捷操作">
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action.label} className={styles.item}>
            <ActionLink {...action} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ActionLink({ label, href, icon, opensSite = false }: Action) {
  if (opensSite) {
    return (
      <a className={styles.action} href={href} target="_blank" rel="noopener">
        <Icon name={icon} />
        {label}
      </a>
    )
  }
  return (
    // Of many pages, one is opened.
    <Link className={styles.action} href={href} prefetch={false}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}
