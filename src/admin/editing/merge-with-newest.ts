import { formatFileSize } from '../../lib/file-sizes'
import type { FormSave } from './form-save'
import { listOf } from './labels'
import { type Difference, merge, type Path } from './merge'
import type { Newer, OpenForm } from './open-form'
import { type Publication, publicationSince } from './publication'
import { askToChoose, type Choices, keyOf } from './questions'
import { readNewest } from './read-newest'
import { isSame } from './same-value'
import type { Fields } from './shapes'
import { timeOfDay } from './time-of-day'

type Found = {
  newer: Newer
  newest: Fields & { updatedAt: string }
  writer: string
  conflicts: Difference[]
  onlyTheirs: Difference[]
  publication: Publication
}
/** `newer`: whose words are in it that the form doesn't show yet. */
type Merged = { save: FormSave; version: string; newer: Newer | null }

/** The file of a document is not among its values. */
const FILE = ['file']

/**
 * Puts what a form saves together with the newest version; asks when both have changed the same, and before something of
 * somebody else is published.
 *
 * @param base the document upon which the values were typed
 * @throws when the newest version can't be read
 */
export async function mergeWithNewest(
  form: OpenForm,
  save: FormSave,
  base: Fields,
  newer: Newer,
): Promise<Merged | 'undecided' | 'deleted'> {
  const newest = await readNewest(form)
  if (!newest) return 'deleted'
  const three = { base, mine: save.values, theirs: newest }
  const { onlyTheirs: taken, conflicts: ofFields } = merge(three)
  const ofFile = fileConflict(save, base, newest)
  const isUpload = 'filename' in newest
  const isOfTheFile = (path: Path) => isUpload && OF_THE_FILE.has(path[0] ?? '')
  // A form may still show what the server noted of the file before the last one.
  const conflicts = [...ofFields.filter(({ path }) => !isOfTheFile(path)), ...ofFile]
  const onlyTheirs = withFileAsOne(taken, isOfTheFile, ofFile.length > 0 ? [] : theirFile(base, newest))
  const publication = await publicationSince(form, newest)
  const found: Found = { newer, newest, writer: writerOf(newer, form), conflicts, onlyTheirs, publication }
  const isAsked = mustAsk(save, found)
  const choices = isAsked ? await choose(form, save, found) : new Map()
  if (!choices) return 'undecided'
  if (!isAsked) tellMerged(form, found)
  if (!isPublishing(save)) tellPublication(form, found)
  const { merged } = merge(three, (path) => (isOfTheFile(path) ? 'theirs' : choices.get(keyOf(path))))
  const file = choices.get(keyOf(FILE)) === 'theirs' ? null : save.file
  if (save.file && !file) form.declinedFile = save.file
  const isMerged = onlyTheirs.length > 0 || [...choices.values()].includes('theirs')
  return { save: { ...save, values: merged, file }, version: newest.updatedAt, newer: isMerged ? newer : null }
}

const isPublishing = ({ values }: FormSave) => values._status === 'published'

function mustAsk(save: FormSave, { conflicts, onlyTheirs, publication }: Found): boolean {
  return conflicts.length > 0 || (isPublishing(save) && (onlyTheirs.length > 0 || publication === 'unpublished'))
}

function choose(form: OpenForm, save: FormSave, found: Found): Promise<Choices | null> {
  const { newest, writer, conflicts, onlyTheirs } = found
  return askToChoose({
    form,
    title: conflicts.length > 0 ? '请选择保留哪一个版本' : '发布前请看一下新的修改',
    introduction: introduce(form, save, found),
    names: { mine: '我的版本', theirs: `${writer}的版本` },
    confirm: isPublishing(save) ? '合并并发布' : '保存所选',
    differences: conflicts,
    preset: new Map(),
    taken: onlyTheirs,
    documents: [save.values, newest],
  })
}

function fileConflict({ file }: FormSave, base: Fields, newest: Fields): Difference[] {
  if (!file || isSame(fileOf(base), fileOf(newest))) return []
  return [{ path: FILE, base: base.filename, mine: nameOf(file.name, file.size), theirs: nameOf(newest.filename, newest.filesize) }]
}

/** What the server notes of a file; for an editor it is one thing. */
const OF_THE_FILE = new Set(['url', 'thumbnailURL', 'edition', 'filename', 'filesize', 'mimeType', 'width', 'height', 'sizes'])

/** @param file a colleague's, as far as nobody is asked about it */
function withFileAsOne(differences: Difference[], isOfTheFile: (path: Path) => boolean, file: Difference[]): Difference[] {
  const others = differences.filter(({ path }) => !isOfTheFile(path))
  return others.length === differences.length ? differences : [...others, ...file]
}

function theirFile(base: Fields, newest: Fields): Difference[] {
  const [before, now] = [base, newest].map(({ filename, filesize }) => nameOf(filename, filesize))
  return [{ path: FILE, base: before, mine: before, theirs: now }]
}

/** What tells two files of one document apart: a replaced one may keep its name. */
const fileOf = ({ filename, filesize, edition }: Fields) => [filename, filesize, edition]

const nameOf = (name: unknown, size: unknown) => (typeof size === 'number' ? `${name}（${formatFileSize(size)}）` : name)

function writerOf({ savedBy }: Newer, { account }: OpenForm): string {
  if (savedBy === null) return '其他人'
  return savedBy === account.name ? '您在另一个窗口' : savedBy
}

function introduce(form: OpenForm, save: FormSave, { newer, writer, conflicts, publication, onlyTheirs }: Found): string {
  const who = `${writer} ${timeOfDay(newer.savedAt)} `
  const taken = isPublishing(save) && publication === 'unpublished' ? '这条内容刚被取消发布，现在发布会重新公开。' : ''
  if (conflicts.length > 0) return `${taken}${who}保存了这条内容。${listOf(form.fields, conflicts)}两边都改过，请选择保留哪一个。`
  if (onlyTheirs.length > 0) return `${taken}${who}保存了这条内容。您的修改与之不冲突，发布时会一起公开，请先看一下。`
  return `${who}取消了发布，现在发布会重新公开这条内容。`
}

function tellMerged(form: OpenForm, { newer, writer, onlyTheirs }: Found): void {
  if (onlyTheirs.length > 0) form.tell(`${writer} ${timeOfDay(newer.savedAt)} 修改了${listOf(form.fields, onlyTheirs)}，已合并到这里。`)
}

const publications = {
  published: '发布了这条内容。您的修改保存为草稿，还没有公开。',
  unpublished: '取消了发布。您的修改保存为草稿。',
}

function tellPublication(form: OpenForm, { newer, newest, writer, onlyTheirs, publication }: Found): void {
  if (!publication) return
  // Whoever saved last need not be the one who published before.
  const isWriter = newest._status === 'published' || onlyTheirs.length === 0
  form.tell(`${isWriter ? `${writer} ${timeOfDay(newer.savedAt)} ` : '同事'}${publications[publication]}`)
}
