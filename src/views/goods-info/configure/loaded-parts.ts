import { CodeBar, CodeFoot } from './code-bar'
import { CodePanel } from './code-panel'
import { ConfigureProvider } from './configure-context'
import { ConfigureForm } from './configure-form'
import { FollowedDataSheet } from './followed-data-sheet'
import { FollowedTableRow } from './followed-table-row'
import { FollowedValues } from './followed-values'
import { OpeningNote } from './opening-note'

/** What is loaded, as one script, where a product is configured. */
export const loadedParts = {
  CodeBar,
  CodeFoot,
  CodePanel,
  ConfigureForm,
  ConfigureProvider,
  FollowedDataSheet,
  FollowedTableRow,
  FollowedValues,
  OpeningNote,
}
