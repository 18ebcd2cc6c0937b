import type { KeptChanges } from './kept-changes'
import { merge } from './merge'
import type { OpenForm } from './open-form'
import { askToChoose, keyOf } from './questions'
import type { Fields } from './shapes'
import { timeOfDay } from './time-of-day'

/**
 * Shows what was kept beside what there is now, field by field.
 *
 * @returns the fields to put into the form; null when the editor put it off
 */
export async function restoreChanges(form: OpenForm, kept: KeptChanges): Promise<Fields | null> {
  const mine = { ...form.base, ...kept.mine }
  const three = { base: { ...form.base, ...kept.base }, mine, theirs: form.base }
  const { onlyMine, conflicts } = merge(three)
  const choices = await askToChoose({
    form,
    title: '恢复未保存的修改',
    introduction: `这些修改是您 ${timeOfDay(kept.savedAt)} 写的，当时没有保存。${conflicts.length > 0 ? '其中有的地方后来又被改过，请选择。' : ''}`,
    names: { mine: '未保存的修改', theirs: '现在的内容' },
    confirm: '恢复所选',
    differences: [...conflicts, ...onlyMine],
    preset: new Map(onlyMine.map(({ path }) => [keyOf(path), 'mine'])),
    taken: [],
    documents: [mine, form.base],
  })
  if (!choices) return null
  const { merged } = merge(three, (path) => choices.get(keyOf(path)))
  return Object.fromEntries(Object.keys(kept.mine).map((name) => [name, merged[name]]))
}
