import 'server-only'
import { type StaffMessage, staffMessage } from '../contract/articles'
import { type Viewer, visitor } from './cms'
import { find } from './find'
import { loadPictures } from './pictures'

/** All messages of employees, in the editor's order. */
export async function listStaffMessages(viewer: Viewer = visitor): Promise<StaffMessage[]> {
  const { docs } = await find(viewer, {
    collection: 'staff-messages',
    sort: ['sortOrder', '-id'],
    pagination: false,
  })
  const pictures = await loadPictures(docs.map(({ cover }) => cover))
  return docs.map(({ name, position, message, cover }) => staffMessage.parse({ name, position, message, cover: pictures(cover) }))
}
