/**
 * What the pictures show besides the demo content: two colleagues, an article that is never published, one that is, with a newer draft, another one in the
 * trash, and a repair request of an invented person. All of it is removed again; what stays are lines of the audit log and
 * numbers that are not given out twice.
 */
import { create, findOne, signIn } from './site.mjs'

/** @typedef {import('./site.mjs').Api} Api */
/** @typedef {import('./site.mjs').Colleague} Colleague */

const TITLE = '恒沃电气亮相工业电气展：三款新品首次公开'
const mark = Date.now().toString(36)

/** @type {Colleague} */
export const editor = { name: '李晓敏', role: 'editor', email: `manual-editor-${mark}@example.com`, password: `for-the-manual-${mark}` }
/** @type {Colleague} */
export const serviceDesk = { ...editor, name: '何晓雯', role: 'service', email: `manual-service-${mark}@example.com` }

/** Paths of what was made, the last one first. @type {string[]} */
const made = []

/**
 * Makes everything.
 *
 * @param {Api} admin
 * @param {{ editor: Api, serviceDesk: Api }} colleagues who are signed in here
 */
export async function makeDemoData(admin, colleagues) {
  for (const colleague of [editor, serviceDesk]) await make(admin, 'users', colleague)
  await signIn(colleagues.editor, editor)
  await signIn(colleagues.serviceDesk, serviceDesk)
  const picture = await findOne(admin, 'media?where[filename][equals]=scenes-smart-factory.webp')
  const product = await findOne(admin, 'products?where[articleId][equals]=153')
  const article = await makeArticle(colleagues.editor, picture.id, product.id)
  const changed = await makeChanged(colleagues.editor, picture.id, product.id)
  await makeTrash(colleagues.editor, picture.id)
  const request = await makeRequest(admin, colleagues.serviceDesk)
  return { article, changed, picture, product, request }
}

/** Removes everything that was made, whatever happened in between. @param {Api} admin */
export async function removeDemoData(admin) {
  for (const path of made.splice(0)) {
    const response = await admin.delete(`/cms-api/${path}?trash=true&overrideLock=true`)
    if (!response.ok()) console.error(`${path} is still there (HTTP ${response.status()}): remove it in the admin.`)
  }
}

/** @param {Api} api @param {string} collection @param {object} data */
async function make(api, collection, data) {
  const row = await create(api, `${collection}?draft=true`, data)
  made.unshift(`${collection}/${row.id}`)
  return row
}

/** An article with two versions. @param {Api} api @param {number | string} cover @param {number | string} product */
async function makeArticle(api, cover, product) {
  const first = { title: '恒沃电气亮相工业电气展', isNew: false, cover, content: textOf(cover, product), _status: 'draft' }
  const { id, articleId } = await make(api, 'news', first)
  await api.patch(`/cms-api/news/${id}?draft=true`, { data: { title: TITLE, _status: 'draft' } })
  return { id, articleId }
}

/** An article that visitors see, and what it is to become. @param {Api} api @param {number | string} cover @param {number | string} product */
async function makeChanged(api, cover, product) {
  const published = { title: '展会预告：三款新品下周亮相', isNew: false, cover, content: textOf(cover, product), _status: 'draft' }
  const { id } = await make(api, 'news', published)
  await api.patch(`/cms-api/news/${id}`, { data: { _status: 'published' } })
  await api.patch(`/cms-api/news/${id}?draft=true`, { data: { title: '展会预告：三款新品本周亮相', isNew: true, _status: 'draft' } })
  return { id }
}

/** @param {Api} api @param {number | string} cover */
async function makeTrash(api, cover) {
  const { id } = await make(api, 'news', { title: '展会通知（旧稿）', isNew: false, cover, _status: 'draft' })
  await api.patch(`/cms-api/news/${id}?draft=true`, { data: { deletedAt: new Date().toISOString() } })
}

/** A visitor reports a fault, and the service desk takes it. @param {Api} admin @param {Api} desk */
async function makeRequest(admin, desk) {
  const values = {
    template_id: 'Repair',
    customer_name: '王先生',
    // One phone number may send a few requests in an hour.
    tel: `1380000000${new Date().getMinutes() % 10}`,
    content: 'HM3-250 合闸后约十分钟自动跳闸，现场环境温度约 35 ℃，请工程师电话联系。',
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  const columns = Object.entries(values).map(([name, value]) => ({ name, value }))
  const response = await admin.post('/server/v1/console/base/data/leave_message/save', {
    data: { form: true, tenantId: 'default', columns },
  })
  const { data, msg } = await response.json()
  if (!data?.reference) throw new Error(`The repair request was refused: ${msg}`)
  const row = await findOne(admin, `service-requests?where[reference][equals]=${data.reference}`)
  made.unshift(`service-requests/${row.id}`)
  const work = { status: '1', newNote: '已电话联系，工程师明天上午到现场。' }
  await desk.patch(`/cms-api/service-requests/${row.id}`, { data: work })
  return row
}

/** @param {number | string} picture @param {number | string} product */
function textOf(picture, product) {
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const words = (/** @type {string} */ text) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'products', value: product } }
  const link = { ...block, type: 'link', version: 3, fields, children: [words('HM3-250 塑壳断路器')] }
  const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: picture, fields: { caption: '智能工厂装配线' } }
  const children = [
    { ...block, type: 'paragraph', children: [words('展会期间，三款新品在 E4 馆首次公开，现场可预约选型咨询。')] },
    { ...block, type: 'heading', tag: 'h2', children: [words('现场看点')] },
    { ...block, type: 'paragraph', children: [words('与新品同台展出的还有 '), link, words('。')] },
    upload,
  ]
  return { root: { ...block, type: 'root', children } }
}
