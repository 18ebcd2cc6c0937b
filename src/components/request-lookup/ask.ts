import { type Outcome, postNumbered } from '../form/post'
import type { FoundRecord } from './record-rows'

type Question = { type: string; tel: string; reference?: string; uuid: string; code: string }

const loadAnswer = () => import('@/contract/form-bodies').then(({ lookupAnswer }) => lookupAnswer)

/** Asks for a request. Never throws. */
export async function askForRequest(question: Question): Promise<Outcome<FoundRecord>> {
  const outcome = await postNumbered('/scheduling/common/data/selleavebytel', { form: true, ...question }, loadAnswer)
  if (outcome.kind === 'failed') return outcome
  const { answer, reference } = outcome.answer
  return { kind: 'done', answer: { ...answer.data, reference } }
}
