/** How files of each kind begin, in hexadecimal, by their endings. */
export const fileSignatures: Readonly<Record<string, RegExp>> = {
  pdf: /^255044462d/,
  zip: /^504b(0304|0506)/,
  xlsx: /^504b0304/,
  docx: /^504b0304/,
  xls: /^d0cf11e0/,
  doc: /^d0cf11e0/,
  glb: /^676c5446/,
  // ISO-10303-21;
  step: /^(efbbbf)?(20|09|0d|0a)*49534f2d31303330332d32313b/,
  stp: /^(efbbbf)?(20|09|0d|0a)*49534f2d31303330332d32313b/,
  // A drawing in text form starts with a group code: a number on a line of its own.
  dxf: /^(20|09|0d|0a)*(3\d)+(20|09|0d)*0a/,
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
  gif: /^474946383[79]61/,
  avif: /^.{8}66747970617669(66|73)/,
  mp4: /^.{8}66747970/,
  webm: /^1a45dfa3/,
}

/** So many bytes are enough to tell. */
export const SIGNATURE_BYTES = 64

/** Does a file begin as its ending says? */
export const isOfKind = (extension: string, content: Buffer): boolean =>
  fileSignatures[extension]?.test(content.subarray(0, SIGNATURE_BYTES).toString('hex')) === true

/**
 * The ending that a file should have: the one that it has, if it begins so; else the first that fits.
 *
 * @returns null when nothing fits
 */
export function fittingExtension(extension: string, content: Buffer): string | null {
  if (isOfKind(extension, content)) return extension
  // `mp4` fits what `avif` does, and comes after it.
  return Object.keys(fileSignatures).find((candidate) => isOfKind(candidate, content)) ?? null
}
