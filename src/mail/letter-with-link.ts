import { escapeHtml } from '../lib/html'

type Letter = { subject: string; before: string; link: string; after: string }

/** An e-mail that leads to one address, as text and as HTML. */
export function letterWithLink({ subject, before, link, after }: Letter) {
  const html = `<!doctype html><html lang="zh-CN"><body style="font: 16px/1.7 sans-serif; color: #1a1a1a">
<p>${escapeHtml(before)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<p>${escapeHtml(after)}</p>
</body></html>`
  return { subject, text: `${before}\n\n${link}\n\n${after}\n`, html }
}
