'use client'

import dynamic from 'next/dynamic'

// Most who read about a product do not configure it: its page carries none of this. They are rendered by the server all the same; each import
// stands within its call, where the framework sees it: so their style comes with the page.
export const CodeBar = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.CodeBar))
export const CodeFoot = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.CodeFoot))
export const CodePanel = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.CodePanel))
export const ConfigureForm = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.ConfigureForm))
export const ConfigureProvider = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.ConfigureProvider))
export const FollowedDataSheet = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.FollowedDataSheet))
export const FollowedTableRow = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.FollowedTableRow))
export const FollowedValues = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.FollowedValues))
export const OpeningNote = dynamic(() => import('./loaded-parts').then(({ loadedParts }) => loadedParts.OpeningNote))
