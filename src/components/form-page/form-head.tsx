import styles from './form-head.module.css'

type Props = { title: string; hotline: string; purpose: string }

/** What opens a form: its title and what the star means; and without scripts, how else to be heard. */
export function FormHead({ title, hotline, purpose }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>
        带 <span className={styles.star}>*</span> 的为必填项，{purpose}
      </p>
      <noscript>
        <p className={styles.warning}>
          在线提交需要启用浏览器的 JavaScript。启用后请刷新本页，也可以直接拨打服务热线 <a href={`tel:${hotline}`}>{hotline}</a>。
        </p>
      </noscript>
    </div>
  )
}
