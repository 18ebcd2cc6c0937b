import { type Client, read } from '../integration/page-cache/client'
import { readZip } from '../integration/support/zip'

/** What everybody except the visitors has done and seen. */
export type Journal = {
  /** Editions of the article that its editor was told are public; the number of the last one. */
  published: number
  /** How often it was looked at. */
  looks: number
  /** Reference numbers that people were given for their requests. */
  references: string[]
  zips: number
  adminSteps: number
  /** In plain words, each. */
  wrong: string[]
}

export const emptyJournal = (): Journal => ({ published: 0, looks: 0, references: [], zips: 0, adminSteps: 0, wrong: [] })

type Actor = { baseUrl: string; journal: Journal; editor: Client; article: unknown }

const EDITION = /连续运行第(\d+)版/

/** An editor publishes another edition. */
export async function publish({ editor, article, journal }: Actor): Promise<void> {
  const edition = journal.published + 1
  await editor.write(`/cms-api/news/${article}`, { title: `连续运行第${edition}版`, _status: 'published' })
  journal.published = edition
}

/** Somebody looks at the article: never at an older edition than one that its editor had been told of before. */
export async function look({ baseUrl, journal }: Actor): Promise<void> {
  const told = journal.published
  const { status, body } = await read(baseUrl, '/News')
  const shown = Number(EDITION.exec(body)?.[1] ?? 0)
  journal.looks += 1
  if (status !== 200) journal.wrong.push(`/News: HTTP ${status}`)
  else if (shown < told) journal.wrong.push(`edition ${shown} was shown after edition ${told} was told`)
}

/** A customer reports a fault, and is given a number. */
export async function report({ baseUrl, journal }: Actor): Promise<void> {
  const columns = {
    template_id: 'Repair',
    customer_name: '连续运行',
    tel: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    content: `断路器合闸后跳闸 ${Math.random()}`,
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  const response = await fetch(new URL('/server/v1/console/base/data/leave_message/save', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: true, tenantId: 'default', columns: Object.entries(columns).map(([name, value]) => ({ name, value })) }),
  })
  const text = await response.text()
  const reference = /[A-Z]{2}\d{8}-\d{4,}/.exec(text)?.[0]
  if (reference) journal.references.push(reference)
  else journal.wrong.push(`a repair request: HTTP ${response.status} ${text.slice(0, 200)}`)
}

/** An installer downloads some documents at once. */
export async function download({ baseUrl, journal }: Actor): Promise<void> {
  const list = await fetch(new URL('/prod-api/api/attachment/list?pageSize=3', baseUrl))
  const { rows }: { rows: { id: number }[] } = await list.json()
  const response = await fetch(new URL(`/kbs/info/rar-attach?ids=${rows.map(({ id }) => id)}`, baseUrl))
  const zip = readZip(Buffer.from(await response.arrayBuffer()))
  journal.zips += 1
  if (zip.length !== rows.length) journal.wrong.push(`a zip with ${zip.length} of ${rows.length} files`)
}

/** A colleague looks things up in the admin, and saves a draft. */
export async function administrate({ editor, journal }: Actor): Promise<void> {
  const product = await editor.find('/cms-api/products?sort=-updatedAt')
  await editor.write(`/cms-api/products/${product}?draft=true&autosave=true`, { title: `草稿 ${journal.adminSteps}` })
  await editor.find('/cms-api/service-requests?sort=-createdAt')
  journal.adminSteps += 1
}
