'use client'

import { Popover } from '@base-ui/react/popover'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { PublishFinding } from '../../domain/publish-finding'
import { describeSource } from '../preview/click-to-edit/described'
import { openField } from '../preview/click-to-edit/open-field'
import { useOwnName } from '../preview/click-to-edit/use-own-name'
import { Counter } from './counter'
import { FindingList } from './finding-list'
import styles from './publishing.module.css'
import { type Findings, useFindings } from './use-findings'

/** Beside the publish button: what stands in the way of publishing, and what to know before, each a click away from its field. */
export function PublishCheck() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  if ((collectionSlug && id === undefined) || !hasPublishPermission || isTrashed) return null
  return <Check />
}

function Check() {
  const { config } = useConfig()
  const own = useOwnName()
  const [isOpen, setOpen] = useState(false)
  const { findings, check } = useFindings(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const isLeading = useRef(false)

  useRefusedPublishing(button, async () => {
    const found = await check()
    if (found?.some(({ severity }) => severity === 'error')) setOpen(true)
  })

  const goTo = ({ path }: PublishFinding) => {
    const form = button.current?.closest('form')
    const place = describeSource(config, { document: own, path })?.place
    isLeading.current = true
    setOpen(false)
    if (form && place) void openField(form, place)
  }

  return (
    <>
      <Popover.Root
        open={isOpen}
        onOpenChange={(open) => {
          isLeading.current = false
          setOpen(open)
          if (open) void check()
        }}
      >
        <Popover.Trigger ref={button} type="button" className={styles.trigger} data-tone={toneOf(findings)}>
          发布检查{Array.isArray(findings) && findings.length > 0 && <span className={styles.count}>{findings.length}</span>}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={8} collisionPadding={12}>
            <Popover.Popup className={styles.popup} finalFocus={() => !isLeading.current}>
              <Popover.Title className={styles.title}>发布检查</Popover.Title>
              <FindingList findings={findings} onChoose={goTo} onRetry={() => void check()} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <Counter inside={button} />
    </>
  )
}

function toneOf(findings: Findings): string | undefined {
  if (!Array.isArray(findings) || findings.length === 0) return undefined
  return findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
}

/** Payload's publish button tells nobody that it was pressed in vain, and marks fields that may lie on other tabs. */
function useRefusedPublishing(inside: { current: HTMLElement | null }, onPublish: () => void): void {
  const latest = useRef(onPublish)
  latest.current = onPublish
  useEffect(() => {
    const form = inside.current?.closest('form')
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#action-save')) latest.current()
    }
    form?.addEventListener('click', press)
    return () => form?.removeEventListener('click', press)
  }, [inside])
}
