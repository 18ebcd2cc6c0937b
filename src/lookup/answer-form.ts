import 'server-only'
import { listText } from '../contract/list-text'
import type { SentLookup } from '../contract/lookup'
import { currentForm } from '../lib/sent-form.mjs'
import { TooManyRequests } from '../limits/too-many-requests'
import { lookUpList } from './look-up-list'
import { sentListIn } from './sent-list'

const nothing: SentLookup = { text: '', fileName: '', result: null, problem: '' }

/**
 * What the list has come to that was sent to the page as a plain form (spec: lookup/without-scripts).
 *
 * @param address of the client, for the limit
 */
export async function answerSentForm(address: string): Promise<SentLookup> {
  const form = currentForm()
  if (!form) return nothing
  if (!form.body) return { ...nothing, problem: '请求内容过大' }
  const sent = await sentListIn(form.contentType, form.body)
  if (!sent) return { ...nothing, problem: '请求参数格式错误' }
  const { text, file } = sent
  const outcome = await lookUpList(sent, address).catch(tooMany)
  if (outcome.kind === 'problem') return { ...nothing, text, problem: outcome.message }
  // A field for a file can't be given back.
  return { text: file ? listText(outcome.result) : text, fileName: file?.name ?? '', result: outcome.result, problem: '' }
}

function tooMany(error: unknown) {
  if (error instanceof TooManyRequests) return { kind: 'problem' as const, message: '操作过于频繁，请稍后再试' }
  throw error
}
