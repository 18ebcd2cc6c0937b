/** A mistake that somebody could make, and the tests that must notice it. */
export type Defect = {
  /** What is wrong, as a person would tell it. */
  name: string
  /** Where it is planted. */
  file: string
  /** The right text; it stands in the file exactly once. */
  find: string
  /** The wrong text in its place. */
  replace: string
  /** The file of tests that must fail. */
  noticedBy: string
  /** A part of the title, where the file has more tests than are worth the wait. */
  test?: string
}

/** In which part of the product a defect is: `src/lib`, `collections`. */
export function layerOf({ file }: Pick<Defect, 'file'>): string {
  const [first = '', second = '', third] = file.split('/')
  return first === 'src' && third !== undefined ? `${first}/${second}` : first
}

/** Which runner a file of tests belongs to. */
export type Part = 'unit' | 'faults' | 'integration' | 'e2e'

export function partOf({ noticedBy }: Pick<Defect, 'noticedBy'>): Part {
  const part = noticedBy.split('/')[1]
  if (part === 'unit' || part === 'faults' || part === 'integration' || part === 'e2e') return part
  throw new Error(`No runner for ${noticedBy}`)
}

/** Do these tests need a running site, and so a build? */
export const needsSite = (defect: Pick<Defect, 'noticedBy'>): boolean => ['integration', 'e2e'].includes(partOf(defect))

/** @throws when the right text is not there, or there more than once: then the table must follow the code */
export function planted(source: string, { name, file, find, replace }: Defect): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`“${name}”: its text stands ${times} times in ${file}, not once`)
  return source.replace(find, () => replace)
}
