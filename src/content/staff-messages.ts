import 'server-only'
import { type StaffMessage, staffMessage } from '../contract/articles'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { previewedFirst } from './previewed-first'

/** All messages of employees, in the editor's order; in its preview a message comes first. */
export const listStaffMessages = memoisedByVersion(async (viewer): Promise<StaffMessage[]> => {
  const { docs } = await find(viewer, {
    collection: 'staff-messages',
    sort: ['sortOrder', '-id'],
    pagination: false,
  })
  const pictures = await loadPictures(docs.map(({ cover }) => cover))
  return previewedFirst(viewer, 'staff-messages', docs).map(({ name, position, message, cover }) =>
    staffMessage.parse({ name, position, message, cover: pictures(cover) }),
  )
})
