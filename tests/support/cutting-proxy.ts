import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Cut = {
  address: RegExp
  /** Bytes that still come through, as they travel; below 1, a part of the next answer. */
  left: number
  times: number
  /** Ends an answer when its part has come through. */
  end: (response: ServerResponse, last: Buffer) => void
}

export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>

/**
 * A line between the browser and the site that breaks off in the middle of an answer, which a browser's own means can't do: they
 * refuse a request, or give it all. It is a proxy as browsers know them, so that addresses and hosts stay what they are.
 */
export async function startCuttingProxy() {
  const cuts: Cut[] = []
  const server = http.createServer((request, response) => forward(request, response, cuts))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function add(address: RegExp, after: number, end: Cut['end']) {
    const cut = { address, left: after, times: 0, end }
    cuts.push(cut)
    return {
      /** How many answers were broken off. */
      times: () => cut.times,
      /** From now on these answers arrive whole. */
      letGo: () => void cuts.splice(cuts.indexOf(cut), 1),
    }
  }

  return {
    address: `http://127.0.0.1:${port}`,
    /**
     * Lets so many bytes of the answers of an address through (below 1: this part of the next one); then the line is dead for it.
     *
     * @param address is looked for in the whole address, behind which stands what part is asked for: `/files/a.pdf bytes=0-99`
     */
    cut: (address: RegExp, after: number) => add(address, after, destroyBehind),
    /** The same, but at first nothing more comes: it is cut when the test says so. */
    stall(address: RegExp, after: number) {
      const silent: ServerResponse[] = []
      const cut = add(address, after, (response, last) => {
        response.write(last)
        silent.push(response)
      })
      const cutNow = () => {
        for (const response of silent) response.destroy()
      }
      return { ...cut, cutNow }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What was written has to be on its way before. */
const destroyBehind = (response: ServerResponse, last: Buffer) => void response.write(last, () => response.destroy())

function forward(request: IncomingMessage, response: ServerResponse, cuts: readonly Cut[]) {
  const { url = '', method, headers } = request
  const asked = http.request(url, { method, headers })
  asked.on('error', () => response.destroy())
  asked.on('response', (answer) => {
    answer.on('error', () => response.destroy())
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    const cut = cuts.find(({ address }) => address.test(`${url} ${headers.range ?? ''}`.trim()))
    if (cut) breakOff(answer, response, cut).catch(() => response.destroy())
    else answer.pipe(response)
  })
  // A browser that has had enough.
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

async function breakOff(answer: IncomingMessage, response: ServerResponse, cut: Cut) {
  if (cut.left > 0 && cut.left < 1) return breakOffAtPart(answer, response, cut)
  for await (const piece of answer) {
    const passed = piece.subarray(0, cut.left)
    cut.left -= passed.length
    if (passed.length === piece.length) response.write(piece)
    else return endEarly(response, passed, cut)
  }
  response.end()
}

async function breakOffAtPart(answer: IncomingMessage, response: ServerResponse, cut: Cut) {
  const whole = Buffer.concat(await answer.toArray())
  const passed = whole.subarray(0, whole.length * cut.left)
  cut.left = 0
  endEarly(response, passed, cut)
}

function endEarly(response: ServerResponse, last: Buffer, cut: Cut) {
  cut.times += 1
  cut.end(response, last)
}
