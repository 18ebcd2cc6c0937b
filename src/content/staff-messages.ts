import 'server-only'
import { type StaffMessage, staffMessage } from '../contract/articles'
import { getCms, readingAs, type Viewer, visitor } from './cms'
import { loadPictures } from './pictures'

/** All messages of employees, in the editor's order. */
export async function listStaffMessages(viewer: Viewer = visitor): Promise<StaffMessage[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'staff-messages',
    sort: ['sortOrder', '-id'],
    pagination: false,
    ...readingAs(viewer),
  })
  const pictures = await loadPictures(docs.map(({ cover }) => cover))
  return docs.map(({ name, position, message, cover }) =>
    staffMessage.parse({ name, position, message, cover: pictures(cover) }),
  )
}
