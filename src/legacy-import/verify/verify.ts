import { decodeText } from '../../lib/decode-text'
import { MAX_ANSWER_BYTES, readAtMost } from '../source/answers'
import type { Answer, Fetcher } from '../source/fetcher'
import { inOrder } from '../source/in-order'
import { Unanswered } from '../source/unanswered'
import { compareAnswers } from './compare'
import type { Difference } from './field'
import { linkedPages, pageOf, plainPages } from './pages'
import { type ListAnswer, listedKinds, type Question, questionsOf, singlePageQuestion, singleQuestions } from './questions'

/** One of the two systems. */
export type System = { address: string; fetcher: Fetcher }

export type VerifyOptions = {
  legacy: System
  own: System
  /** Numbers of single pages. */
  singlePages: readonly number[]
  atOnce?: number
  onProgress?: (progress: Progress) => void
}

export type Progress = { asked: number; different: number }

/** An answer that differs, or that one of the two didn't give. */
export type DifferentAnswer = { question: string; failure: string | null; different: Difference[] }

/** How many fields were looked at, and what was found. */
export type Numbers = { compared: number; equal: number; allowed: Record<string, number>; different: number }

/** A page, or a file, of the legacy site that this site doesn't show. */
export type ClosedPage = { path: string; status: string }

export type Verification = {
  legacy: string
  own: string
  questions: number
  fields: Numbers
  /** How many differ, or were not given by one of the two. */
  different: number
  /** The first of those. */
  answers: DifferentAnswer[]
  pages: { opened: number; closed: ClosedPage[] }
  files: { opened: number; closed: ClosedPage[] }
}

const AT_ONCE = 4

/** Of a report nobody reads more; the numbers count all. */
const MAX_LISTED = 1000

/** Of one answer. */
const MAX_SHOWN = 50

/**
 * Asks both systems the same and compares the answers, field by field; then opens, here, every page that the legacy site has or links
 * to, and every file that the answers name (spec: moving/verification).
 *
 * @throws SourceGone when one of them is away
 */
export async function verify({ legacy, own, singlePages, atOnce = AT_ONCE, onProgress }: VerifyOptions): Promise<Verification> {
  const found: Verification = {
    legacy: legacy.address,
    own: own.address,
    questions: 0,
    fields: { compared: 0, equal: 0, allowed: {}, different: 0 },
    different: 0,
    answers: [],
    pages: { opened: 0, closed: [] },
    files: { opened: 0, closed: [] },
  }
  const pages = new Set(plainPages)
  const files = new Set<string>()
  for await (const { question, both } of inOrder(allQuestions(legacy, singlePages), atOnce, (question) => askBoth(legacy, own, question))) {
    found.questions += 1
    noteAnswers(found, question, both)
    const page = pageOf(question.path)
    if (page !== null && Object(both.legacy.answer).code === 200) pages.add(page)
    for (const path of linkedPages(both.legacy.answer, legacy.address, legacy.fetcher.hosts.has)) pages.add(path)
    for (const file of filesIn(both.own.answer)) files.add(file)
    onProgress?.({ asked: found.questions, different: found.different })
  }
  await openAll(own, pages, atOnce, found.pages)
  await openAll(own, files, atOnce, found.files)
  return found
}

async function* allQuestions(legacy: System, singlePages: readonly number[]): AsyncGenerator<Question> {
  yield* singleQuestions
  for (const id of singlePages) yield singlePageQuestion(id)
  for (const kind of listedKinds) yield* questionsOf(kind, (path) => askList(legacy, path))
}

type Given = { answer: unknown; failure: string | null }
type Both = { legacy: Given; own: Given }

async function askBoth(legacy: System, own: System, question: Question): Promise<{ question: Question; both: Both }> {
  const [left, right] = await Promise.all([given(legacy, question.path), given(own, question.path)])
  return { question, both: { legacy: left, own: right } }
}

function noteAnswers(found: Verification, { path }: Question, { legacy, own }: Both): void {
  const failure = legacy.failure ? `旧站：${legacy.failure}` : own.failure && `本站：${own.failure}`
  const { compared, equal, allowed, different } = compareAnswers(legacy.answer, own.answer)
  if (!failure) {
    found.fields.compared += compared
    found.fields.equal += equal
    found.fields.different += different.length
    for (const [name, count] of Object.entries(allowed)) found.fields.allowed[name] = (found.fields.allowed[name] ?? 0) + count
  }
  if (!failure && different.length === 0) return
  found.different += 1
  if (found.answers.length < MAX_LISTED)
    found.answers.push({ question: path, failure, different: failure ? [] : different.slice(0, MAX_SHOWN) })
}

/** An answer as it is, also one that says that there is nothing. */
async function given({ address, fetcher }: System, path: string): Promise<Given> {
  try {
    return { answer: await fetcher.ask(new URL(`${address}/prod-api${path}`), readJson), failure: null }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return { answer: undefined, failure: error.message }
  }
}

async function readJson(answer: Answer): Promise<unknown> {
  const written = decodeText(await readAtMost(answer, MAX_ANSWER_BYTES))
  try {
    return JSON.parse(written)
  } catch {
    throw new Unanswered('unreadable', '应答不是约定的 JSON')
  }
}

async function askList(system: System, path: string): Promise<ListAnswer> {
  const { answer } = await given(system, path)
  const { rows, total } = Object(answer)
  return { rows: Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [], total: Number(total) || 0 }
}

/** Addresses of files in an answer of this site. */
function filesIn(answer: unknown): string[] {
  return [...JSON.stringify(answer ?? null).matchAll(/"(\/(?:media|files|api\/media)[^"\\\s]*\.\w{2,5})"/g)].flatMap(
    ([, file]) => file ?? [],
  )
}

type Opened = { opened: number; closed: ClosedPage[] }

async function openAll({ address, fetcher }: System, paths: Iterable<string>, atOnce: number, into: Opened): Promise<void> {
  const open = async (path: string) => {
    try {
      await fetcher.ask(new URL(path, address), async ({ body }) => {
        for await (const _part of body) break
      })
      return null
    } catch (error) {
      if (error instanceof Unanswered) return { path, status: error.message }
      throw error
    }
  }
  for await (const closed of inOrder(each(paths), atOnce, open)) {
    into.opened += 1
    if (closed && into.closed.length < MAX_LISTED) into.closed.push(closed)
  }
}

async function* each<T>(things: Iterable<T>): AsyncGenerator<T> {
  yield* things
}
