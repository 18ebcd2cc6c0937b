import 'server-only'
import { getCms } from '../cms'
import { parseDraftName } from '../domain/draft-name'
import { type Viewer, visitor } from './viewer'

/**
 * A viewer with the rights of the signed-in member of staff; a visitor when nobody is signed in.
 *
 * @param document the name of what the preview is about; empty when it names nothing
 * @param isMarked whether texts say where they come from
 */
export async function authenticatePreview(headers: Headers, document: string, isMarked: boolean): Promise<Viewer> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  return user ? { kind: 'staff', user, document: parseDraftName(document), isMarked } : visitor
}

/**
 * A viewer who came by a shared link, which the server has checked.
 *
 * @param opened what the link opens, as `{document}@{end in milliseconds}`
 */
export function sharedPreview(opened: string): Viewer {
  const [name = '', expires = ''] = opened.split('@')
  const document = parseDraftName(name)
  return document ? { kind: 'shared', document, expires: Number(expires) } : visitor
}
