import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_CORE } from './load.mjs'
import { pause } from './tools.mjs'

/**
 * nginx with one worker, serving answers of the site as files: the same bytes, compressed with gzip already.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.port
 * @param {Record<string, { type: string, body: Buffer }>} options.answers by the name under which each is served
 * @param {string} [options.behind] a server that is asked for everything else
 * @returns {Promise<{ baseUrl: string, stop: () => void }>}
 */
export async function startNginx({ folder, port, answers, behind }) {
  mkdirSync(path.join(folder, 'nginx'), { recursive: true })
  const locations = Object.entries(answers).map(([name, { type, body }]) => {
    writeFileSync(path.join(folder, 'nginx', name || 'index'), body)
    return `location = /${name} { ${name ? '' : 'try_files /index =404;'} default_type "${type}"; add_header Content-Encoding gzip; add_header Vary Accept-Encoding; }`
  })
  if (behind) locations.push(`location / { proxy_pass ${behind}; proxy_http_version 1.1; proxy_set_header Connection ""; }`)
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; types {}
server { listen 127.0.0.1:${port}; root ${folder}/nginx; ${locations.join('\n')} } }`,
  )
  const child = spawn('taskset', ['-c', SERVER_CORE, 'nginx', '-c', configuration], { stdio: 'inherit' })
  await pause(1000)
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') }
}
