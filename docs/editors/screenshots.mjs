/**
 * `npm run manual`: takes the pictures of docs/editors.md from a running site with the demo content, and leaves its content as
 * it was. Run it again when the admin looks different, and look at what it made.
 *
 *   BASE_URL=http://localhost:3000 ADMINISTRATOR_EMAIL=… ADMINISTRATOR_PASSWORD=… npm run manual
 *   … npm run manual -- dashboard search-result     only these pictures are written
 */
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../tests/support/browser.mjs'
import { makeDemoData, removeDemoData } from './demo-data.mjs'
import { pictureBulkUpload, pictureFile, pictureFocalPoint, pictureImport, pictureSearchResult } from './pictures-of-files.mjs'
import { pictureDashboard, pictureList, pictureRequest, pictureSignIn, pictureTrash } from './pictures-of-lists.mjs'
import { pictureAlternativeTexts, pictureChanges, pictureConflict, pictureCopiedParts, pictureOnPhone } from './pictures-of-moments.mjs'
import { pictureCheck, pictureInPage, pictureMediaLibrary, pictureNewDocument, pictureRowTable } from './pictures-of-tools.mjs'
import {
  pictureEditing,
  pictureLink,
  picturePreview,
  pictureSchedule,
  pictureSharedLink,
  pictureText,
  pictureVersions,
  removeSchedule,
} from './pictures-of-writing.mjs'
import { asAdministrator, baseURL } from './site.mjs'

const WINDOW = { width: 1440, height: 900 }

const admin = await asAdministrator()
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser() || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'],
  env: { ...process.env, LANGUAGE: 'zh_CN' },
})

/** A window of its own, with its own cookies. */
async function openWindow() {
  const context = await browser.newContext({
    ...{ baseURL, viewport: WINDOW, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', colorScheme: 'light', reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}

try {
  const [visitor, editor, serviceDesk] = [await openWindow(), await openWindow(), await openWindow()]
  const demo = await makeDemoData(admin, { editor: editor.request, serviceDesk: serviceDesk.request })
  await pictureSignIn(visitor)
  await pictureList(editor)
  await pictureEditing(editor, demo)
  await pictureText(editor, demo)
  await picturePreview(editor, demo)
  await pictureInPage(editor, demo)
  await pictureCheck(editor, demo)
  await pictureRowTable(editor, demo)
  await pictureNewDocument(editor)
  await pictureMediaLibrary(editor)
  await pictureSharedLink(editor, visitor, demo)
  await pictureSchedule(editor, demo)
  try {
    await pictureDashboard(editor)
  } finally {
    await removeSchedule(editor, demo)
  }
  await pictureVersions(editor, demo)
  await pictureLink(editor, demo)
  await pictureTrash(editor)
  await pictureFocalPoint(editor, demo)
  await pictureFile(editor, demo)
  await pictureBulkUpload(editor)
  await pictureSearchResult(editor, demo)
  await pictureImport(editor)
  await pictureRequest(serviceDesk, demo)
  await pictureChanges(editor, demo)
  await pictureAlternativeTexts(editor)
  await pictureCopiedParts(editor, demo)
  await pictureConflict(editor, admin, demo)
  await pictureOnPhone(editor, demo)
} finally {
  await browser.close()
  await removeDemoData(admin)
  await admin.dispose()
}
