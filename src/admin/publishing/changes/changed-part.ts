/** So much of what is the same is shown around it. */
const AROUND = 24

/** Two texts, taken apart where they differ; the sides are shortened. */
export type ChangedPart = { start: string; before: string; after: string; end: string }

/** Where two texts differ: they begin and end alike. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, now] = [[...before], [...after]]
  const most = Math.min(old.length, now.length)
  let head = 0
  while (head < most && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  const start = old.slice(0, head)
  const end = old.slice(old.length - tail)
  return {
    start: start.length > AROUND ? `…${start.slice(-AROUND).join('')}` : start.join(''),
    before: old.slice(head, old.length - tail).join(''),
    after: now.slice(head, now.length - tail).join(''),
    end: end.length > AROUND ? `${end.slice(0, AROUND).join('')}…` : end.join(''),
  }
}
