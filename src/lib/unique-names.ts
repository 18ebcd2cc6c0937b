/**
 * File names for a zip: without path separators, and equal ones numbered: `手册.pdf`, `手册(1).pdf`.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    let candidate = clean
    for (let number = 1; taken.has(candidate.toLowerCase()); number += 1) candidate = numbered(clean, number)
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}(${number})${name.slice(dot)}` : `${name}(${number})`
}
