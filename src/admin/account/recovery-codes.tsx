'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import styles from './account.module.css'

/** The recovery codes, which are shown once: to be written down before one goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What came before is gone: whoever listens or uses the keyboard goes on here.
  useEffect(() => heading.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        请保存恢复码
      </h2>
      <p>两步验证已启用。手机丢失时，用一个恢复码代替验证码登录，每个只能用一次。它们只显示这一次，请打印或抄写下来，不要存在手机里。</p>
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={file} download="恢复码.txt">
        下载为文本文件
      </a>
      <Button size="large" margin={false} onClick={onDone}>
        我已保存，继续
      </Button>
    </section>
  )
}
