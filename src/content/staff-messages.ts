import 'server-only'
import { type StaffMessage, staffMessage } from '../contract/articles'
import { find } from './find'
import { keptForVersion } from './kept'
import { loadPictures } from './pictures'

/** All messages of employees, in the editor's order. */
export const listStaffMessages = keptForVersion(async (viewer): Promise<StaffMessage[]> => {
  const { docs } = await find(viewer, {
    collection: 'staff-messages',
    sort: ['sortOrder', '-id'],
    pagination: false,
  })
  const pictures = await loadPictures()
  return docs.map(({ name, position, message, cover }) => staffMessage.parse({ name, position, message, cover: pictures(cover) }))
})
