/** A name that nothing on the site has: where it is called, something that a stranger wrote has run. */
export const CALL = 'hostileCall()'

const tags = [
  'img',
  'svg',
  'video',
  'body',
  'iframe',
  'object',
  'embed',
  'details',
  'math',
  'form',
  'input',
  'a',
  'base',
  'style',
  'marquee',
]
const handlers = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle', 'onmouseover', 'onanimationstart', 'onbeginevent', 'onpageshow']
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'javascript&colon;',
]
const closers = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '\\"}]);',
  '`',
  '${',
  '{{',
  '</noscript>',
  '&quot;>',
]

const payloads = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<script src=data:,${CALL}></script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template><script>${CALL}</script></template>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<link rel=stylesheet href=data:,*%7bx:expression(${CALL})%7d>`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5ob3N0aWxlQ2FsbCgpPC9zY3JpcHQ+">x</a>`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>">`,
  `<isindex type=image src=1 onerror=${CALL}>`,
  `\u003cscript\u003e${CALL}\u003c/script\u003e`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `\${${CALL}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  `');${CALL};('`,
  `";${CALL};//`,
  `\u2028${CALL}\u2029`,
  `[x](javascript:${CALL})`,
]

const byTag = tags.flatMap((tag) => handlers.map((handler) => `<${tag} src=x href=x ${handler}=${CALL} tabindex=0 autofocus open>`))
const byScheme = schemes.flatMap((scheme) => [`${scheme}${CALL}`, `<a href="${scheme}${CALL}">x</a>`, `<iframe src="${scheme}${CALL}">`])
const closed = closers.flatMap((closer) => payloads.slice(0, 10).map((payload) => `${closer}${payload}`))

/** What is written to break out of something that is no HTML. */
const elsewhere = [
  "' OR '1'='1",
  "'; DROP TABLE products; --",
  '1 UNION SELECT hash FROM users',
  '%_\\%',
  '*)(uid=*))(|(uid=*',
  '{"$gt":""}',
  '{"$where":"sleep(5000)"}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '%00',
  '\r\nSet-Cookie: a=b',
  '%0d%0aLocation: https://evil.example',
  '$(sleep 5)',
  '`sleep 5`',
  '| sleep 5',
  '=cmd|"/c calc"!A1',
  '{{7*7}}',
  '<!--#exec cmd="ls"-->',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '(a+)+$',
  `${'('.repeat(200)}`,
  `${'a'.repeat(3000)}`,
  '\u202eabc',
  '\ud800',
  'İıſK',
]

/** 500 and more strings that try to become code. */
export const injections: readonly string[] = [...new Set([...payloads, ...closed, ...byTag, ...byScheme, ...elsewhere, ...longer()])]

/** Every handler behind every way out of an attribute. */
function longer(): string[] {
  return closers.flatMap((closer) => handlers.map((handler) => `${closer} ${handler}=${CALL} x=`))
}
