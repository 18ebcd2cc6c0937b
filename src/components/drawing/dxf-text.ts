const SIGNS: Record<string, string> = { c: 'φ', d: '°', p: '±', '%': '%' }

/** A text of a DXF as it is read: signs that were written as codes. */
export function plainText(text: string): string {
  return text
    .replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/%%([cdp%])/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    .replace(/%%[uo]/gi, '')
}

/** The lines of a text with formats (MTEXT), without those. */
export function plainLines(text: string): string[] {
  const unformatted = text
    .replace(/\\\\/g, '\u0000')
    .replace(/\\S([^;]*);/g, (_, stacked: string) => stacked.replace(/[\^#]/g, '/'))
    .replace(/\\[ACFHQTWfp][^;]*;/g, '')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/\\~/g, ' ')
    .replace(/[{}]/g, '')
    .split(/\\P|\r?\n/)
  return unformatted.map((line) => plainText(line).replaceAll('\u0000', '\\'))
}
