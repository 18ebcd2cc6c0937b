import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Without comments and indentation, which nobody needs who visits. The first ones must hear of a press or a key before the last one keeps it. */
const script = ['cut-page.mjs', 'going-back.mjs', 'show-at-once.mjs', 'load-scripts.mjs', 'in-the-page.mjs']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/^\s+/gm, '')
  .trim()

/** Its bytes, as `deferHydration` reads those of a page. */
const bytes = Buffer.from(script).toString('latin1')

/** What a policy must allow for it. */
export const hydrationHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The framework's scripts as Next writes them. A payload can't have this shape: quotes are escaped there. */
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
/** Of the page, and of its parts that come in scripts of their own; attributes stand in either order. */
const SCRIPT_PRELOAD = /<link rel="preload"(?=[^>]* as="script")(?=[^>]* href="\/_next\/static\/)[^>]*>/g

/** What the framework writes into the style sheets of parts says something of preloads alone, and is no valid HTML there. */
const AS_OF_STYLES = /(<link href="[^"]*" rel="stylesheet") as="style"/g

/** Where it stands, the page has come to its end. */
const WHOLE = '<script type="application/json" id="whole-page">true</script>'

/**
 * A finished page whose framework does not load before the page has been painted: instead of its scripts stands a list of them, and
 * an inline script that puts them in later (record 0042). Byte for byte, as `takeMarkOff` does.
 *
 * @param {Buffer} html a document whose scripts no longer have marks
 * @returns {Buffer}
 */
export function deferHydration(html) {
  const rendered = html.toString('latin1')
  const addresses = Array.from(rendered.matchAll(FRAMEWORK_SCRIPT), ([, address]) => address)
  if (addresses.length === 0) return html
  const text = rendered.replace(SCRIPT_PRELOAD, '').replace(FRAMEWORK_SCRIPT, '').replace(AS_OF_STYLES, '$1')
  const list = `<script type="application/json" id="deferred-scripts">${JSON.stringify(addresses)}</script>`
  // Behind the metas that browsers read first, and before style sheets, for which scripts wait.
  const place = text.search(/<link|<\/head>/)
  const end = text.lastIndexOf('</body>')
  return Buffer.from(`${text.slice(0, place)}<script>${bytes}</script>${list}${text.slice(place, end)}${WHOLE}${text.slice(end)}`, 'latin1')
}
