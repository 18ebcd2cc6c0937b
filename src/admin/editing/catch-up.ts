import { listOf } from './labels'
import { type OpenForm, versionOf } from './open-form'
import { publicationSince } from './publication'
import { readNewest } from './read-newest'
import { timeOfDay } from './time-of-day'

const publications = { published: '这条内容已经发布。', unpublished: '这条内容已被取消发布。' }

/**
 * Shows in a form what others have saved since it was read, and says so. What was typed in the form stays; of what both have changed,
 * the next saving asks.
 *
 * @returns false when it could not be found out what there is, since the line is cut
 */
export function catchUp(form: OpenForm): Promise<boolean> {
  return form.inTurn(async () => {
    // Trouble says itself what to do, and there may be nothing that could be read.
    if (form.isNew || form.trouble) return true
    const newest = await readNewest(form).catch(() => undefined)
    if (newest === undefined) return false
    // What is gone is told by the next saving.
    if (newest === null || newest.updatedAt <= versionOf(form.base)) return true
    const publication = await publicationSince(form, newest).catch(() => null)
    const taken = await form.showMerged(newest, form.base)
    if (taken.length > 0) form.tell(`${timeOfDay(newest.updatedAt)} 保存的修改已显示在这里：${listOf(form.fields, taken)}。`)
    if (publication) form.tell(publications[publication])
    return true
  })
}
