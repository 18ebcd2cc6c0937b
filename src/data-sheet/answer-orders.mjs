import { parentPort } from 'node:worker_threads'

/**
 * What a thread does that makes PDFs: it answers each order with the file, or says why there is none.
 *
 * @template Order
 * @param {(order: Order) => Promise<Uint8Array>} made
 */
export function answerOrders(made) {
  parentPort?.on('message', async (/** @type {Order & { turn: number }} */ order) => {
    const answer = await made(order).then(
      (pdf) => ({ turn: order.turn, pdf }),
      (error) => ({ turn: order.turn, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    parentPort?.postMessage(answer)
  })
}
