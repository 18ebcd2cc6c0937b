import 'server-only'
import { getCms, type Viewer, visitor } from './cms'

/** A viewer with the rights of the signed-in member of staff; a visitor when nobody is signed in. */
export async function authenticatePreview(headers: Headers): Promise<Viewer> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  return user ? { previewUser: user } : visitor
}
