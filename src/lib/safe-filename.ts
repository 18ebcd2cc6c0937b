/** What may not stand in a name on some system, or means something in an address; with the hyphens around it. */
const RESERVED = /-*[<>:"|?*#%&'`;=\s][<>:"|?*#%&'`;=\s-]*/gu

/** What separates folders, and what looks like it. */
const SEPARATORS = /[/\\∕⁄／＼⧵⧸﹨]/u

/** What isn't seen or changes the order of what is: control characters, zero-width ones, halves of characters. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Names of devices on Windows, whatever the extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i

const MAX_BYTES = 120

/**
 * A name for an uploaded file that is safe in folders, in addresses and on any visitor's machine, and still says what the
 * editor called it: 产品手册 2026.pdf becomes 产品手册-2026.pdf.
 *
 * @param filename as a client sends it
 * @returns the name, with an extension in lower case when it had one of letters and digits
 */
export function safeFilename(filename: string): string {
  const last = filename.split(SEPARATORS).at(-1) ?? ''
  const clean = last.replace(INVISIBLE, '').normalize('NFC').replace(RESERVED, '-')
  const whole = clean.replace(/\.{2,}/g, '.').replace(/[.-]+$/, '')
  const [, named = whole, extension = ''] = /^(.*)\.([a-z0-9]{1,8})$/isu.exec(whole) ?? []
  const stem = shortened(named.replace(/^[.\-~]+/, '')).replace(/[.-]+$/, '')
  const safe = stem === '' || DEVICES.test(stem.split('.')[0] ?? '') ? `file-${stem || '1'}` : stem
  return extension ? `${safe}.${extension.toLowerCase()}` : safe
}

function shortened(text: string): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > MAX_BYTES) return kept
    kept += character
  }
  return kept
}
