import { escapeHtml } from '../../lib/html'
import type { LegacyNews, LegacySinglePage, LegacyStaffMessage, LegacyTraining } from '../source/shapes'
import { webLink } from './links'
import { oneLine, plainText } from './plain-text'
import { html, medium, type NamedHtml, type Remark, type Wanted } from './wanted'

type Link = (written: string, remarks: Remark[]) => string

/** A text that there must be: a source has articles that are only a title and a link. */
function neededHtml(text: string, title: string, remarks: Remark[]): NamedHtml {
  const given = html(text, title)
  if (given) return given
  remarks.push({ kind: 'made-up', about: 'content' })
  return { $html: { html: `<p>${escapeHtml(title)}</p>`, alt: title } }
}

/** Of an article, the list may say less than its own answer. */
const UNTOLD: readonly string[] = ['cover', 'banner', 'content', 'officialAccountsUrl', 'publishedAt']

export function mapNews(news: LegacyNews, toPath: Link = webLink): Wanted {
  const { id, title, cover, banner, content, publishedAt, isNew, officialAccountsUrl, isWhole } = news
  const remarks: Remark[] = isWhole ? [] : [{ kind: 'no-detail', about: title }]
  const fields = {
    articleId: id,
    title: oneLine(title, remarks) || String(id),
    cover: medium(cover, title),
    banner: medium(banner, title),
    content: neededHtml(content, title, remarks),
    officialAccountsUrl: toPath(officialAccountsUrl, remarks),
    ...(publishedAt && { publishedAt }),
  }
  const untold = [...(isWhole ? [] : UNTOLD), ...(isNew === null ? ['isNew'] : [])]
  return { place: 'news', key: String(id), title, fields: { ...fields, isNew: isNew === true }, untold, remarks }
}

export function mapTraining(training: LegacyTraining, toPath: Link = webLink): Wanted {
  const { id, title, cover, content, publishedAt, officialAccountsUrl, isWhole } = training
  const remarks: Remark[] = isWhole ? [] : [{ kind: 'no-detail', about: title }]
  const fields = {
    articleId: id,
    title: oneLine(title, remarks) || String(id),
    cover: medium(cover, title),
    content: neededHtml(content, title, remarks),
    officialAccountsUrl: toPath(officialAccountsUrl, remarks),
    ...(publishedAt && { publishedAt }),
  }
  return { place: 'trainings', key: String(id), title, fields, untold: isWhole ? [] : UNTOLD, remarks }
}

/** Messages have no number: whoever says something as what is known by that. */
export function mapStaffMessage({ cover, name, position, message }: LegacyStaffMessage, taken: Set<string>): Wanted {
  const remarks: Remark[] = []
  const fields = {
    name: oneLine(name, remarks) || '—',
    position: oneLine(position, remarks) || '—',
    cover: medium(cover, name),
    message: plainText(message, remarks),
  }
  return { place: 'staff-messages', key: freeKey(`${fields.name} ${fields.position}`, taken), title: fields.name, fields, remarks }
}

export function mapSinglePage({ id, title, content, attachment }: LegacySinglePage): Wanted {
  const remarks: Remark[] = []
  const fields = {
    articleId: id,
    title: oneLine(title, remarks) || String(id),
    content: neededHtml(content, title, remarks),
    attachment: attachment === null ? null : { $attachment: { address: attachment, alt: title } },
  }
  return { place: 'single-pages', key: String(id), title, fields, remarks }
}

/** A key that none of the others has. */
export function freeKey(key: string, taken: Set<string>): string {
  let free = key
  for (let count = 2; taken.has(free); count += 1) free = `${key} ${count}`
  taken.add(free)
  return free
}
