'use client'

import dynamic from 'next/dynamic'

// Most who read about a product do not configure it: its page carries none of this. They are rendered by the server all the same.
const load = () => import('./loaded-parts').then(({ loadedParts }) => loadedParts)

export const CodeBar = dynamic(() => load().then((parts) => parts.CodeBar))
export const CodeFoot = dynamic(() => load().then((parts) => parts.CodeFoot))
export const CodePanel = dynamic(() => load().then((parts) => parts.CodePanel))
export const ConfigureForm = dynamic(() => load().then((parts) => parts.ConfigureForm))
export const ConfigureProvider = dynamic(() => load().then((parts) => parts.ConfigureProvider))
export const FollowedTableRow = dynamic(() => load().then((parts) => parts.FollowedTableRow))
export const FollowedValues = dynamic(() => load().then((parts) => parts.FollowedValues))
export const OpeningNote = dynamic(() => load().then((parts) => parts.OpeningNote))
