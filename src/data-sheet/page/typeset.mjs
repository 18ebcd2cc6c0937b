/**
 * Sets Chinese text with symbols, quantities and Latin words in lines: which characters may not begin or end a line, what stays together, and
 * which font a character has. Widths are asked of whoever draws.
 *
 * @typedef {import('../printed-sheet').Text} Text
 * @typedef {'regular' | 'bold'} Weight
 * @typedef {{ text: string, isLatin: boolean, isLowered: boolean }} Run characters of one font
 * @typedef {{ runs: Run[], width: number }} Line
 * @typedef {(run: Run) => number} MeasureRun
 */

/** What Barlow has: letters, figures and signs of names and data sheets. */
const LATIN = /^[ -~\u00a0©®°±²³µ×÷–™−]$/
/** Signs that begin no line, and such that end none. */
const CLOSING = /^[，。、；：！？）】》〉”’」』%‰℃°〜～…,.;:!?)\]}/]/u
const OPENING = /[（【《〈“‘「『([{≤≥<>≈±]$/u
const SPACE = /^\s+$/
/** A word in Latin letters or figures, blanks, or any other character. */
const PIECES = /[!-~©®°±²³µ×÷–™−]+|\s+|./gsu

/** What stays together. @typedef {{ runs: Run[], text: string, isSpace: boolean, isGlued: boolean }} Atom */

/**
 * @param {Text} parts
 * @param {number} width
 * @param {MeasureRun} measure
 * @returns {Line[]} at least one; what is wider than a line is cut where it has to be
 */
export function linesOf(parts, width, measure) {
  const lines = new LineSetter(width, measure)
  for (const word of wordsOf(atomsOf(parts))) lines.add(word)
  return lines.end()
}

/** Fills lines with words, which it cuts only where one alone is too wide. */
class LineSetter {
  /** @type {Line[]} */
  #lines = []
  /** @type {Run[]} */
  #runs = []
  #width
  #measure

  /** @param {number} width @param {MeasureRun} measure */
  constructor(width, measure) {
    this.#width = width
    this.#measure = measure
  }

  /** @param {readonly Atom[]} word */
  add(word) {
    const runs = word.flatMap((atom) => atom.runs)
    if (word[0]?.isSpace) {
      // No line begins with a blank; at its end one is seen by who copies the text.
      if (this.#runs.length > 0) this.#runs.push(...runs)
      return
    }
    if (this.#runs.length > 0 && !this.#fits(runs)) this.#endLine()
    if (this.#fits(runs)) this.#runs.push(...runs)
    else for (const run of charactersOf(runs)) this.#addCharacter(run)
  }

  end() {
    if (this.#runs.length > 0 || this.#lines.length === 0) this.#endLine()
    return this.#lines
  }

  /** @param {Run} run */
  #addCharacter(run) {
    if (this.#runs.length > 0 && !this.#fits([run])) this.#endLine()
    this.#runs.push(run)
  }

  /** @param {readonly Run[]} runs */
  #fits(runs) {
    return this.#widthOf([...this.#runs, ...runs]) <= this.#width
  }

  #endLine() {
    this.#lines.push({ runs: merged(this.#runs), width: this.#widthOf(withoutSpaceAtEnd(this.#runs)) })
    this.#runs = []
  }

  /** @param {readonly Run[]} runs */
  #widthOf(runs) {
    return runs.reduce((sum, run) => sum + this.#measure(run), 0)
  }
}

/** One line, however wide. @param {Text} parts @param {MeasureRun} measure @returns {Line} */
export function lineOf(parts, measure) {
  const runs = merged(atomsOf(parts).flatMap((atom) => atom.runs))
  return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0) }
}

/** Atoms between which a line may break. @param {readonly Atom[]} atoms */
function wordsOf(atoms) {
  /** @type {Atom[][]} */
  const words = []
  for (const atom of atoms) {
    const before = words.at(-1)
    if (before && atom.isGlued) before.push(atom)
    else words.push([atom])
  }
  return words
}

/** @param {Text} parts @returns {Atom[]} */
function atomsOf(parts) {
  /** @type {Atom[]} */
  const atoms = []
  const add = (/** @type {Run[]} */ runs, /** @type {string} */ text) => {
    const before = atoms.at(-1)
    atoms.push({ runs, text, isSpace: SPACE.test(text), isGlued: before !== undefined && isTogether(before.text, text) })
  }
  for (const part of parts) {
    if (part.kind === 'symbol') add([...runsOf(part.text), ...runsOf(part.sub, true)], part.text + part.sub)
    else if (part.kind === 'quantity') add(runsOf(part.text), part.text)
    else for (const [piece] of part.text.matchAll(PIECES)) add(runsOf(piece), piece)
  }
  return atoms
}

/** @param {string} before @param {string} after */
function isTogether(before, after) {
  if (SPACE.test(before) || SPACE.test(after)) return false
  if (CLOSING.test(after) || OPENING.test(before)) return true
  return isLatin(before.at(-1) ?? '') && isLatin(after.at(0) ?? '')
}

/** @param {string} character */
const isLatin = (character) => LATIN.test(character)

/** @param {string} text @param {boolean} [isLowered] @returns {Run[]} */
export function runsOf(text, isLowered = false) {
  return merged(Array.from(text.replace(/\s/g, ' '), (character) => ({ text: character, isLatin: isLatin(character), isLowered })))
}

/** @param {readonly Run[]} runs @returns {Run[]} */
function merged(runs) {
  /** @type {Run[]} */
  const joined = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before && before.isLatin === run.isLatin && before.isLowered === run.isLowered) before.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

/** @param {readonly Run[]} runs @returns {Run[]} */
const charactersOf = (runs) => runs.flatMap((run) => Array.from(run.text, (text) => ({ ...run, text })))

/** @param {readonly Run[]} runs @returns {Run[]} */
function withoutSpaceAtEnd(runs) {
  const last = runs.at(-1)
  return last && SPACE.test(last.text) ? runs.slice(0, -1) : [...runs]
}
