import { BARE_POLICY } from './security-headers.mjs'

/** The styles of these pages stand in them. */
export const BARE_PAGE_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`

/**
 * Who reads pages, and not an API's answers?
 *
 * @param {import('node:http').IncomingMessage} request
 */
export const wantsPage = ({ headers }) => headers.accept?.includes('text/html') ?? false

/**
 * The page of the site's own failures. It says what src/views/failure says.
 *
 * @param {string} code names the line in the log
 */
export const errorPage = (code) =>
  barePage({
    title: '页面没有加载成功',
    heading: '这一路暂时跳闸了',
    text: '页面没有加载成功，我们的服务器正忙。请重试；如果仍然不行，请稍后再来。',
    actions: '<a class="retry" href="">重试</a><a href="/">返回首页</a>',
    note: `<p class="code">错误编号 ${code}，致电服务热线时请告知。</p>`,
  })

/** What a form without scripts leads to: only scripts can send it (spec: service/without-scripts). */
const notSentPage = () =>
  barePage({
    title: '表单没有提交',
    heading: '表单没有提交',
    text: '提交表单需要浏览器的脚本（JavaScript），它没有运行，所以什么都没有发出。请后退到表单，填写的内容还在；开启脚本后再提交，或拨打表单页上的服务热线。',
    actions: '<a class="retry" href="">重新打开表单</a><a href="/">返回首页</a>',
  })

/**
 * The page of a refused request.
 *
 * @param {{ status: number, message: string }} refusal
 */
export function refusalPage({ status, message }) {
  if (status === 405) return notSentPage()
  if (status === 413) return tooLargePage(message)
  return barePage({
    title: message,
    heading: '这个地址打不开',
    text: `${message}。请检查地址，或从首页找到要看的内容。`,
    actions: '<a class="retry" href="/">返回首页</a>',
  })
}

/** @param {string} message */
const tooLargePage = (message) =>
  barePage({
    title: message,
    heading: '内容太多，没有提交',
    text: `${message}，什么都没有发出。请后退，填写的内容还在；减少内容，或分几次提交。`,
    actions: '<a class="retry" href="">重新打开表单</a><a href="/">返回首页</a>',
  })

/**
 * Complete in itself, because nothing else may be there to serve.
 *
 * @param {{ title: string, heading: string, text: string, actions: string, note?: string }} parts HTML
 */
const barePage = ({ title, heading, text, actions, note = '' }) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; color: #33415c; background: #fff; font: 18px/1.75 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 14vh 24px 48px; border-top: 6px solid #0b5fd7; }
h1 { margin: 0; color: #0b1b33; font-size: 36px; line-height: 1.25; }
.actions { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 32px; }
a { padding: 12px 32px; border: 1px solid #c9d2de; border-radius: 4px; color: #0b1b33; font-weight: 600; line-height: 1.5; text-decoration: none; }
a.retry { border-color: #0b5fd7; background: #0b5fd7; color: #fff; }
a:focus-visible { outline: 3px solid #0b1b33; outline-offset: 2px; }
.code { margin-top: 24px; color: #5b6a80; font-size: 16px; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main role="alert">
<h1>${heading}</h1>
<p>${text}</p>
<p class="actions">${actions}</p>
${note}
</main>
</body>
</html>
`
