import type { UIField } from 'payload'

const tool = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
})

/** What is known of a file that is chosen and not sent yet: how large it is, and what that means. */
export const chosenFile = tool('chosenFile', '/src/admin/media/chosen-file#ChosenFile')

/** The focal point, and what the shapes of the site show of the picture with it. */
export const cropShapes = tool('cropShapes', '/src/admin/media/late-crop-shapes#LateCropShapes')
