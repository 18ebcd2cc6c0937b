import config from '@payload-config'
import '@payloadcms/next/css'
import '@/admin/brand/theme.css'
import '@/admin/brand/admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '@/admin/publishing/schedule-publish'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // Forms merge with newer versions themselves (src/admin/editing); Payload would only offer to throw away what was typed.
  if (args.name === 'form-state') Object.assign(args.args, { checkForStaleData: false })
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'schedule-publish': schedulePublish } })
}

/** Payload's admin has its own document around it. */
export default function PayloadLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
