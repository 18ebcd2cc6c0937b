'use client'

import dynamic from 'next/dynamic'

/** Next puts the not-found page into the payload of every page; this way what it needs is only loaded when it is shown. */
export const NotFoundWhenShown = dynamic(() => import('./not-found').then(({ NotFoundView }) => NotFoundView))
