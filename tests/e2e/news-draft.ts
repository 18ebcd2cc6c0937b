import { expect, type Page } from '@playwright/test'

const email = process.env.ADMINISTRATOR_EMAIL ?? ''
const password = process.env.ADMINISTRATOR_PASSWORD ?? ''

/** A news article that a test made for itself, and what its requests must carry. */
export type NewsDraft = { id: number | string; articleId: number; headers: Record<string, string> }

/** Signs the page in and makes a draft. Tried again: somebody who signs in at the same moment can cost a session. */
export async function makeNewsDraft(page: Page, data: object): Promise<NewsDraft> {
  const headers: Record<string, string> = { 'accept-language': 'zh' }
  let made: { id: number | string; articleId: number } | undefined
  await expect(async () => {
    const { token } = await (await page.request.post('/cms-api/users/login', { data: { email, password } })).json()
    headers.authorization = `JWT ${token}`
    const response = await page.request.post('/cms-api/news?draft=true', { headers, data: { ...data, _status: 'draft' } })
    expect(response.status()).toBe(201)
    made = (await response.json()).doc
  }).toPass()
  if (!made) throw new Error('No draft was made')
  return { id: made.id, articleId: made.articleId, headers }
}

/** Deletes it for ever, wherever it is. */
export async function removeNews(page: Page, { id, headers }: NewsDraft): Promise<void> {
  await page.request.delete(`/cms-api/news/${id}?trash=true`, { headers })
}
