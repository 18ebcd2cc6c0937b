import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** The journal of imports (record 0081): it is written in the transaction of what it tells of, so that an import goes on wherever it was ended. */
const journal = {
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
} satisfies Partial<CollectionConfig>

/** One import of a legacy site, or a look at what it would do, from its order to its end, or until it was undone (record 0094). */
export const LegacyImports: CollectionConfig = {
  ...journal,
  slug: 'legacy-imports',
  labels: { singular: '旧站导入', plural: '旧站导入' },
  fields: [
    { name: 'source', type: 'text', label: '来源', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      label: '状态',
      required: true,
      index: true,
      options: [
        { value: 'running', label: '未完成' },
        { value: 'finished', label: '已完成' },
        { value: 'undone', label: '已撤销' },
      ],
    },
    // How documents arrive: what an import that goes on must not mix.
    { name: 'arrival', type: 'text', label: '发布方式', required: true },
    { name: 'publishAt', type: 'date', label: '切换时间' },
    { name: 'beatAt', type: 'date', label: '最近活动' },
    // Machine and process: of one that is known to be gone nobody waits for a sign.
    { name: 'owner', type: 'text', label: '进程' },
    { name: 'finishedAt', type: 'date', label: '完成时间' },
    { name: 'counts', type: 'json', label: '数量' },
    { name: 'isDry', type: 'checkbox', label: '试运行', defaultValue: false },
    // Of all rows at most one has the slot of what is being worked on: the index lets nobody else have it, in whichever process.
    { name: 'slot', type: 'text', label: '占用', unique: true },
    {
      name: 'work',
      type: 'select',
      label: '工作',
      options: [
        { value: 'look', label: '试运行' },
        { value: 'import', label: '导入' },
        { value: 'preview-undo', label: '撤销预览' },
        { value: 'undo', label: '撤销' },
      ],
    },
    { name: 'via', type: 'select', label: '途径', options: ['site', 'command'] },
    { name: 'order', type: 'json', label: '选项' },
    { name: 'orderedBy', type: 'text', label: '发起人' },
    { name: 'orderedAt', type: 'date', label: '发起时间' },
    { name: 'stopAt', type: 'date', label: '要求取消的时间' },
    { name: 'outcome', type: 'select', label: '结局', options: ['done', 'stopped', 'failed'] },
    { name: 'message', type: 'textarea', label: '说明' },
    // How often a process has begun the work and died of it.
    { name: 'tries', type: 'number', label: '开始次数' },
    { name: 'progress', type: 'json', label: '进度' },
    { name: 'undo', type: 'json', label: '撤销' },
    // In the database, so that each instance has it.
    { name: 'report', type: 'textarea', label: '报告（网页）' },
    { name: 'reportData', type: 'textarea', label: '报告（JSON）' },
    { name: 'hasReport', type: 'checkbox', label: '有报告', defaultValue: false },
  ],
}

/** What was imported: each document and each file, with what its source said and what was written here. */
export const LegacyImportEntries: CollectionConfig = {
  ...journal,
  slug: 'legacy-import-entries',
  labels: { singular: '导入记录', plural: '导入记录' },
  timestamps: false,
  fields: [
    { name: 'place', type: 'text', label: '内容类型', required: true, index: true },
    { name: 'key', type: 'text', label: '来源中的编号或地址', required: true, unique: true, index: true },
    // Ids of both databases; empty while a file is being stored.
    { name: 'document', type: 'text', label: '内容', index: true },
    { name: 'createdBy', type: 'text', label: '由哪次导入新建', index: true },
    // By the names of fields: fingerprints of the source and of what was written.
    { name: 'prints', type: 'json', label: '指纹' },
    // What stood here before an import changed it, to be undone.
    { name: 'before', type: 'json', label: '改动前' },
    { name: 'sha256', type: 'text', label: '文件摘要', index: true },
    { name: 'sortNumber', type: 'number', label: '排序号' },
  ],
}
