import type { Difference, Path, Side } from './merge'
import type { OpenForm } from './open-form'
import type { Fields } from './shapes'

export type Choices = ReadonlyMap<string, Side>
export const keyOf = (path: Path) => path.join('.')

/** What the editor must decide before a saving goes on. */
export type Question =
  | {
      kind: 'conflict'
      form: OpenForm
      title: string
      /** Who did what, and what to do now. */
      introduction: string
      names: Record<Side, string>
      confirm: string
      /** What there is to choose. */
      differences: Difference[]
      /** What is chosen until the editor chooses otherwise. */
      preset: Choices
      /** What is taken over without a choice. */
      taken: Difference[]
      documents: Fields[]
      answer: (choices: Choices | null) => void
    }
  | { kind: 'sign-in'; form: OpenForm; introduction: string; answer: (isSignedIn: boolean | null) => void }

type Listener = () => void

const waiting: Question[] = []
const listeners = new Set<Listener>()

export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One at a time. */
export const currentQuestion = (): Question | null => waiting[0] ?? null

/** Waits until nothing is asked any more: a dialog keeps the focus to itself. */
export async function untilAnswered(): Promise<void> {
  while (currentQuestion()) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

type Kind = Question['kind']
type Asked<K extends Kind> = Omit<Extract<Question, { kind: K }>, 'kind' | 'answer'>
type Answer<K extends Kind> = Parameters<Extract<Question, { kind: K }>['answer']>[0]

/** Shows a dialog and waits for the answer; null when it was put off. */
export const askToChoose = (asked: Asked<'conflict'>) => ask<Answer<'conflict'>>((answer) => ({ kind: 'conflict', ...asked, answer }))
export const askToSignIn = (asked: Asked<'sign-in'>) => ask<Answer<'sign-in'>>((answer) => ({ kind: 'sign-in', ...asked, answer }))

function ask<A>(make: (answer: (value: A) => void) => Question): Promise<A> {
  return new Promise((resolve) => {
    const question = make((value) => {
      waiting.splice(waiting.indexOf(question), 1)
      tell()
      resolve(value)
    })
    waiting.push(question)
    tell()
  })
}

const tell = () => {
  for (const listener of listeners) listener()
}
