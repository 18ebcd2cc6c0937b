import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { freePort } from './free-port.mjs'
import { needNginx, untilItAnswers } from './nginx-cdn'

/** What is in front of several instances, as it is delivered: addresses and places of this machine are put into it, nothing else. */
const CONFIGURATION = 'deploy/nginx/nginx.conf'

/** Starts nginx with the project's configuration in front of two instances. */
export async function startNginxInFront(ports: readonly [number, number]) {
  needNginx()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-front-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, placed(readFileSync(CONFIGURATION, 'utf8'), { folder, port, ports }))
  const global = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const errorLog = path.join(folder, 'error.log')
  const nginx = spawn('nginx', ['-e', errorLog, '-c', file, '-g', global], { stdio: ['ignore', 'ignore', 'ignore'] })
  const ended = new Promise((resolve) => nginx.once('close', resolve))
  const baseUrl = `http://localhost:${port}`
  await untilItAnswers(`${baseUrl}/nginx-healthz`, () => nginx.exitCode !== null, errorLog)
  return {
    baseUrl,
    remove: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Place = { folder: string; port: number; ports: readonly [number, number] }

function placed(text: string, { folder, port, ports: [first, second] }: Place): string {
  const changes: [from: string, to: string][] = [
    ['site-1:3000', `127.0.0.1:${first}`],
    ['site-2:3000', `127.0.0.1:${second}`],
    ['listen 8080;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
    ['/tmp/', `${folder}/`],
  ]
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`${CONFIGURATION} has no ${from}`)
    return all.replaceAll(from, to)
  }, text)
}
