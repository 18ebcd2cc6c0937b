import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { installPackages, isDebianRoot } from './debian.mjs'
import { freePort } from './free-port.mjs'

/** Opens the stand-in's door for purges. */
export const CDN_TOKEN = 'a-token-of-the-cdn'

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** Installs it where that can be done. */
export function needNginx(): void {
  if (!hasNginx() && isDebianRoot()) installPackages(['nginx-light'])
  if (!hasNginx()) throw new Error('This test needs nginx, which is not installed here (Debian: apt-get install nginx-light)')
}

/**
 * nginx as a CDN that knows nothing of this site: it keeps what the headers let it keep, by address and `Vary`. Beside it a door for purges by
 * tag, as CDNs have one: nginx has none, but finds that a file of its cache is gone.
 *
 * @param originPort where the site will listen
 */
export async function startNginxCdn(originPort: number) {
  needNginx()
  const folder = mkdtempSync(path.join(tmpdir(), 'cdn-'))
  const kept = path.join(folder, 'kept')
  mkdirSync(kept)
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, originPort))
  const nginx = spawn('nginx', ['-e', `${folder}/error.log`, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = new Promise((resolve) => nginx.once('close', resolve))
  const door = await openDoor(kept)
  const baseUrl = `http://localhost:${port}`
  await untilItAnswers(baseUrl, () => nginx.exitCode !== null, `${folder}/error.log`)
  return {
    baseUrl,
    /** The variables of a site behind it. */
    environment: {
      CDN_PURGE_URL: `http://localhost:${door.port}/purge`,
      CDN_PURGE_HEADERS: '{"Authorization":"Bearer {token}","Content-Type":"application/json"}',
      CDN_PURGE_BODY: '{"tags":{tags}}',
      CDN_PURGE_TOKEN: CDN_TOKEN,
    },
    door,
    remove: async () => {
      nginx.kill('SIGTERM')
      await ended
      await door.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * What nginx says of a configuration.
 *
 * @param hosts names in it that are known only where it is used
 */
export function complaintsOfNginx(file: string, hosts: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const text = hosts.reduce((all, host) => all.replaceAll(host, 'localhost'), readFileSync(file, 'utf8'))
  const copy = path.join(folder, 'nginx.conf')
  writeFileSync(copy, text.replaceAll('/tmp/', `${folder}/`))
  const { stderr } = spawnSync('nginx', ['-t', '-c', copy], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return stderr
}

const configuration = (folder: string, port: number, originPort: number) => `
worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_cache_path ${folder}/kept keys_zone=kept:1m inactive=2d use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location / {
      proxy_pass http://localhost:${originPort};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache kept;
      proxy_cache_key $request_method$http_host$request_uri;
      add_header X-Cdn $upstream_cache_status always;
    }
  }
}`

/** Where the CDN is told what to drop, which it notes; it may refuse for a while. */
async function openDoor(kept: string) {
  const state = { refuses: false, refused: 0, purges: [] as { tags: string[]; at: number }[] }
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const isAllowed = request.method === 'POST' && request.headers.authorization === `Bearer ${CDN_TOKEN}`
    if (!isAllowed) return response.writeHead(403).end()
    if (state.refuses) {
      state.refused += 1
      return response.writeHead(503).end()
    }
    const { tags } = JSON.parse(body) as { tags: string[] }
    drop(kept, new Set(tags))
    state.purges.push({ tags, at: performance.now() })
    response.writeHead(200).end('{"success":true}')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()))
  return Object.assign(state, { port, close: () => new Promise((resolve) => server.close(resolve)) })
}

/** A file of the cache begins with the headers of the answer. */
function drop(kept: string, tags: ReadonlySet<string>): void {
  for (const name of readdirSync(kept)) {
    const file = path.join(kept, name)
    const [, ofFile = ''] = /^Cache-Tag: (.*)\r$/m.exec(readFileSync(file, 'latin1')) ?? []
    if (ofFile.split(',').some((tag) => tags.has(tag))) rmSync(file)
  }
}

export async function untilItAnswers(baseUrl: string, hasEnded: () => boolean, errorLog: string): Promise<void> {
  while (!hasEnded()) {
    const answers = await fetch(baseUrl).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx did not start: ${readFileSync(errorLog, 'utf8')}`)
}
