'use client'

import { PlainFailure } from '@/views/failure/plain-failure'

/** When even header and footer could not be made. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="zh-CN">
      <head>
        <title>页面没有加载成功</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body style={{ margin: 0, fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif' }}>
        <main>
          <PlainFailure code={error.digest} />
        </main>
      </body>
    </html>
  )
}
