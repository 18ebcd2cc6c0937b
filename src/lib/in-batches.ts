import process from 'node:process'

type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }

/**
 * Puts together what is asked at the same time: all questions until nothing goes on without an answer are asked at once.
 *
 * @param ask answers as many questions as it is given, in their order
 */
export function inBatches<Q, A>(ask: (questions: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = []
  const askAll = async () => {
    const asked = waiting
    waiting = []
    try {
      const answers = await ask(asked.map(({ question }) => question))
      if (answers.length !== asked.length) throw new Error(`${asked.length} questions, ${answers.length} answers`)
      for (const [index, answer] of answers.entries()) asked[index]?.resolve(answer)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return (question) =>
    new Promise((resolve, reject) => {
      // After all that is ready to go on has done so, and may have asked something, too.
      if (waiting.length === 0) process.nextTick(askAll)
      waiting.push({ question, resolve, reject })
    })
}
