/**
 * The page of the site's own failures: complete in itself, because nothing else may be there to serve. It says what
 * src/views/failure says.
 *
 * @param {string} code names the line in the log
 */
export const errorPage = (code) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>页面没有加载成功</title>
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
<h1>这一路暂时跳闸了</h1>
<p>页面没有加载成功，我们的服务器正忙。请重试；如果仍然不行，请稍后再来。</p>
<p class="actions"><a class="retry" href="">重试</a><a href="/">返回首页</a></p>
<p class="code">错误编号 ${code}，致电服务热线时请告知。</p>
</main>
</body>
</html>
`
