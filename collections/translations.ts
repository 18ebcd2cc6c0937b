import { publicationLabels } from '../src/domain/publication'

/** Chinese texts that Payload leaves untranslated or that speak of Payload itself. */
export const translations = {
  zh: {
    general: {
      payloadSettings: '界面设置',
      // The eye, by what a press does; the panel itself is called 实时预览.
      livePreview: '打开预览',
      exitLivePreview: '关闭预览',
      // A box that nobody has touched.
      null: '否',
      // In a list; Payload sets it in angle brackets, like a tag.
      noLabel: '未填{{label}}',
      trash: '回收站',
      emptyTrash: '清空回收站',
      emptyTrashLabel: '清空{{label}}的回收站',
      noTrashResults: '回收站中没有{{label}}。',
      aboutToTrash: '将把{{label}} <1>{{title}}</1> 移入回收站，之后可以恢复。确定吗？',
      aboutToTrashCount: '将把 {{count}} 个{{label}}移入回收站，之后可以恢复。',
      aboutToPermanentlyDeleteTrash: '将永久删除回收站中的 <0>{{count}}</0> 个 <1>{{label}}</1>，不能恢复。确定吗？',
      deletePermanently: '不进回收站，直接永久删除',
      documentIsTrashed: '此{{label}}在回收站中，不能修改；恢复后可以继续编辑。',
      titleTrashed: '{{label}}“{{title}}”已移入回收站。',
      trashedCountSuccessfully: '已将 {{count}} 个{{label}}移入回收站。',
      schedulePublishFor: '定时发布：{{title}}',
      upcomingEvents: '已安排',
      noUpcomingEventsScheduled: '还没有安排。',
      noDateSelected: '请选择时间。',
    },
    version: {
      // The word of the form, for the same.
      draftHasPublishedVersion: publicationLabels.changed,
      schedulePublish: '定时发布',
      scheduledSuccessfully: '已安排。',
      // Payload asks the same of “恢复为草稿”.
      aboutToRestore: '将恢复到 {{versionDate}} 时的内容。“已发布”的版本一恢复就立刻公开；选了“恢复为草稿”的，发布之前访客看不到。',
      aboutToRestoreGlobal: '将恢复到 {{versionDate}} 时的内容。“已发布”的版本一恢复就立刻公开。',
    },
    error: {
      unableToUpdateCount: '{{total}} 个{{label}}中有 {{count}} 个没有更新。',
      unableToDeleteCount: '{{total}} 个{{label}}中有 {{count}} 个没有删除。',
    },
  },
}
