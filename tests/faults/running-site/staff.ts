import process from 'node:process'
import { pdfOfPages } from '../../support/pdf-of-pages'
import { richText } from '../../support/rich-text'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

/** What somebody was told: the status, and what was stored under which number. */
export type Told = { status: number; doc?: { id: number; filename?: string }; reference?: string; text: string }

/** Visitors and an editor of one site, who go on when it goes away: then they are told nothing. */
export async function peopleOf(baseUrl: string) {
  const send = async (path: string, init: RequestInit): Promise<Told> => {
    const response = await fetch(new URL(path, baseUrl), init)
    const text = await response.text()
    const body = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, doc: body.doc, reference: body.data?.reference, text }
  }
  const json = { 'content-type': 'application/json' }
  const login = await send('/cms-api/users/login', { method: 'POST', headers: json, body: JSON.stringify({ email, password }) })
  const authorization = `JWT ${JSON.parse(login.text).token}`
  const write = (method: string, path: string, data: object) =>
    send(`/cms-api/${path}?depth=0`, { method, headers: { ...json, authorization, 'accept-language': 'zh' }, body: JSON.stringify(data) })
  const upload = (method: string, path: string, file: File, data: object) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(data))
    form.set('file', file)
    return send(`/cms-api/${path}?depth=0`, { method, headers: { authorization }, body: form })
  }
  const [category] = JSON.parse((await send('/cms-api/download-categories?limit=1&depth=0', { headers: { authorization } })).text).docs
  const document = { name: '断电试验', kind: '产品样本', category: category?.id, _status: 'published' }
  return {
    publish: (title: string, cover?: number) => write('POST', 'news', { title, content: richText(title), cover, _status: 'published' }),
    change: (id: number, title: string) => write('PATCH', `news/${id}`, { title, content: richText(title), _status: 'published' }),
    sendRequest: (content: string) =>
      send('/server/v1/console/base/data/leave_message/save', { method: 'POST', headers: json, body: JSON.stringify(feedback(content)) }),
    upload: (name: string, pages: number) => upload('POST', 'documents', pdf(name, pages), document),
    replace: (id: number, pages: number) => upload('PATCH', `documents/${id}`, pdf('other.pdf', pages), { _status: 'published' }),
    takeFileBack: (id: number) => write('PATCH', `documents/${id}`, { _status: 'draft' }),
    uploadPicture: (file: File) => upload('POST', 'media', file, { alt: '断电试验' }),
    replacePicture: (id: number, file: File) => upload('PATCH', `media/${id}`, file, {}),
    deletePicture: (id: number) => send(`/cms-api/media/${id}`, { method: 'DELETE', headers: { authorization } }),
  }
}

const pdf = (name: string, pages: number) => new File([new Uint8Array(pdfOfPages(pages))], name, { type: 'application/pdf' })

export type People = Awaited<ReturnType<typeof peopleOf>>

const feedback = (content: string) => ({
  form: true,
  tenantId: 'default',
  columns: Object.entries({
    template_id: 'Feedback',
    biz_type: 'Feedback',
    customer_name: '赵女士',
    tel: `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`,
    question_type: 'Suggestions',
    content,
    msg_channel: '官方网站',
    channel_name: '官网',
  }).map(([name, value]) => ({ name, value })),
})
