import { type CSSProperties, useState } from 'react'

const box = { padding: '12px 32px', border: '1px solid', borderRadius: 4, font: 'inherit', fontWeight: 600, lineHeight: 1.5 }

const styles = {
  page: { maxWidth: 640, margin: '0 auto', padding: '14vh 24px', color: '#33415c', fontSize: 18, lineHeight: 1.75 },
  title: { margin: 0, color: '#0b1b33', fontSize: 36, lineHeight: 1.25 },
  line: { margin: '16px 0 0' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 32 },
  button: { ...box, borderColor: '#0b5fd7', background: '#0b5fd7', color: '#fff', cursor: 'pointer' },
  link: { ...box, borderColor: '#c9d2de', background: '#fff', color: '#0b1b33', textDecoration: 'none' },
  code: { margin: '24px 0 0', color: '#5b6a80', fontSize: 16 },
} satisfies Record<string, CSSProperties>

/**
 * A failure that is told when nothing more can be loaded, not even styles: it brings its own along, and its ways onward
 * don't need the router.
 */
export function PlainFailure({ code }: { code?: string }) {
  const [isOffline, setOffline] = useState(false)
  const retry = () => (navigator.onLine ? window.location.reload() : setOffline(true))
  return (
    <div style={styles.page} role="alert">
      <h1 style={styles.title}>这一路暂时跳闸了</h1>
      <p style={styles.line}>页面没有加载成功，可能是网络中断，也可能是我们的服务器繁忙。请重试；如果仍然不行，请稍后再来。</p>
      <div style={styles.actions}>
        <button type="button" style={styles.button} onClick={retry}>
          重试
        </button>
        <a href="/" style={styles.link}>
          返回首页
        </a>
      </div>
      {isOffline && <p style={styles.line}>网络还没有恢复，请检查网络后再试。</p>}
      {code && <p style={styles.code}>错误编号 {code}</p>}
    </div>
  )
}
