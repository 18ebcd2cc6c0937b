/**
 * Node's own server, answering two addresses from memory and doing nothing else: what no server on Node can surpass.
 *
 *   node bare-node.mjs PORT FOLDER   with the files `page` and `list`, compressed with gzip already
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import process from 'node:process'

const [port, folder = ''] = process.argv.slice(2)

/** @param {string} name @param {string} type */
const answerOf = (name, type) => {
  const body = readFileSync(path.join(folder, name))
  const headers = ['Content-Type', type, 'Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)]
  return { body, headers }
}
const page = answerOf('page', 'text/html; charset=utf-8')
const list = answerOf('list', 'application/json; charset=utf-8')

createServer((request, response) => {
  const { headers, body } = request.url === '/list' ? list : page
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
